// PrimeTime on a terminal, with the sheet that a learner wrote: what `play 4 --feature sheet
// --mine` shows. The learner's counter runs beside PrimeTime's own, with the same count. The client
// takes a moment.

import AppScreen
import Chapter04Modern
import Chapter04PrimeTime

extension App {
  static func sheet(_ log: Log) -> App {
    App(WithFacts.State(), log: log, lines: lines, action: action) {
      WithFacts()
    } withDependencies: {
      $0[PrimeTime.FavoritesClient.self] = .live(file: World.favoritesFile)
      $0[FactClient.self].fetch = { number in
        try await Task.sleep(for: .milliseconds(800))
        return try await FactClient.liveValue.fetch(number)
      }
    }
  }
}

private struct WithFacts: Reducer {
  struct State: Equatable {
    var app = PrimeTime.App.State()
    var counter = Counter.State()

    var isOnCounter: Bool { app.screen == .counter && app.counter.destination == nil }
  }

  enum Action: CasePathable {
    case app(PrimeTime.App.Action)
    case counter(Counter.Action)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var app: AnyCasePath<Action, PrimeTime.App.Action> {
        AnyCasePath(embed: Action.app) { if case .app(let it) = $0 { it } else { nil } }
      }
      var counter: AnyCasePath<Action, Counter.Action> {
        AnyCasePath(embed: Action.counter) { if case .counter(let it) = $0 { it } else { nil } }
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.app, action: \.app) { PrimeTime.App() }
    Reduce { state, _ in
      state.counter.count = state.app.counter.count
      return .none
    }
    Scope(state: \.counter, action: \.counter) { Counter() }
    // A screen says when it appears. A terminal's sheet has appeared when its button was tapped.
    Reduce { state, action in
      guard case .counter(.factTapped) = action, state.counter.sheet != nil else { return .none }
      return .send(.counter(.sheet(.presented(.appeared))))
    }
  }
}

private func lines(_ state: WithFacts.State) -> [String] {
  if let sheet = state.counter.sheet { return screen(of: sheet).lines }
  let seen = state.counter.seen.map(String.init).joined(separator: ", ")
  return state.app.panel.lines
    + (state.isOnCounter
      ? ["w what about it?" + (seen.isEmpty ? "" : "   seen: \(seen)")] + state.counter.kept : [])
}

private func action(_ key: Character, _ state: WithFacts.State) -> WithFacts.Action? {
  if let sheet = state.counter.sheet {
    return screen(of: sheet).action(for: key).map { .counter(.sheet($0)) }
  }
  if key == "w", state.isOnCounter { return .counter(.factTapped) }
  return state.app.panel.action(for: key).map { .app($0) }
}

private func screen(of sheet: FactSheet.State) -> Screen<PresentationAction<FactSheet.Action>> {
  Screen(
    title: "PrimeTime · A fact about \(sheet.number)",
    body: [centered(sheet.fact ?? "…")],
    keys: [
      Key("d", "d done", .presented(.doneTapped)), Key("k", "k keep", .presented(.keepTapped)),
      Key("b", "b swipe away", .dismiss),
    ]
  )
}
