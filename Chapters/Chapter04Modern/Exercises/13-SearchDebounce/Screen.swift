// The search on a terminal: what `play 4 --feature search --mine` shows of the feature that a
// learner wrote. The server takes a moment, and fails for an x.

import AppScreen
import Chapter04Modern

extension App {
  static func search(_ log: Log) -> App {
    App(Search.State(), log: log, screen: searchScreen) {
      Search()
    } withDependencies: {
      $0[SearchClient.self].find = { text in
        try await Task.sleep(for: .milliseconds(800))
        if text.contains("x") { throw Unreachable() }
        return try await SearchClient.liveValue.find(text)
      }
    }
  }
}

private struct Unreachable: Error {}

private func searchScreen(_ state: Search.State) -> Screen<Search.Action> {
  Screen(
    title: "A search",
    body: ["> \(state.text)_", ""] + state.results
      + (state.hasFailed ? ["The server has failed."] : []),
    keys: [Key(.returnKey, "return search at once", .returnTapped)],
    typing: Typing(state.text) { .textChanged($0) }
  )
}
