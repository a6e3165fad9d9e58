// The number and its fact on a terminal: what `play 4 --feature fact --mine` shows of the feature
// that a learner wrote. The client takes a moment, and knows nothing of 13.

import AppScreen
import Chapter04Modern

extension App {
  static func fact(_ log: Log) -> App {
    App(NumberFact.State(), log: log, screen: factScreen) {
      NumberFact()
    } withDependencies: {
      $0[FactClient.self].fetch = { number in
        try await Task.sleep(for: .milliseconds(800))
        if number == 13 { throw Unlucky() }
        return try await FactClient.liveValue.fetch(number)
      }
    }
  }
}

private struct Unlucky: Error {}

private func factScreen(_ state: NumberFact.State) -> Screen<NumberFact.Action> {
  let lines = [
    state.isLoading ? "…" : nil, state.fact, state.hasFailed ? "The client has failed." : nil,
  ]
  return Screen(
    title: "A number and its fact",
    body: [centered("\(state.number)"), ""] + lines.compactMap { $0.map(centered) },
    keys: [
      Key("+", "+ up", .stepped(by: 1)), Key("-", "- down", .stepped(by: -1)),
      Key("f", "f fact", .factTapped),
    ]
  )
}
