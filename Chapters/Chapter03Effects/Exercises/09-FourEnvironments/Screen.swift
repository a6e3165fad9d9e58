// PrimeTime on a terminal, with the requests whose environments a learner wrote: what `play 3
// --feature fact --mine` shows. While the network is off, the feature runs in `offline`, and
// otherwise in `live`, on a server that takes a moment.

import Chapter03Effects
import Chapter03PrimeTime
import Dispatch

extension App {
  static func fact(_ log: Log) -> App {
    App(
      PrimeTime(),
      primeTimeReducer,
      environment: AppEnvironment.live(favoritesFile: World.favoritesFile),
      log: log,
      screen: lines,
      action: { key, state, now in
        if state.app.screen == .counter, let action = factAction(forKey: key) { return action }
        return appPanel(state.app).action(forKey: key, at: now).map { .app($0) }
      }
    )
  }
}

private struct PrimeTime: Equatable {
  var app = AppState()
  var fact = FactState()
  var isOffline = false
}

private enum PrimeTimeAction {
  case app(AppAction)
  case fact(FactAction)
  case networkSwitched
}

private let appPath = CasePath<PrimeTimeAction, AppAction>(
  embed: PrimeTimeAction.app,
  extract: { if case .app(let action) = $0 { action } else { nil } }
)

private let primeTimeReducer = Reducer<PrimeTime, PrimeTimeAction, AppEnvironment>.combine(
  appReducer.pullback(state: \.app, action: appPath, environment: { $0 }),
  Reducer { state, action, _ in
    switch action {
    case .app:
      if state.fact.count != state.app.counter.count {
        state.fact = FactState(count: state.app.counter.count)
      }
      return .none
    case .fact(let action):
      let environment = state.isOffline ? FactEnvironment.offline : .live(server)
      return factReducer.run(&state.fact, action, environment).map { .fact($0) }
    case .networkSwitched:
      state.isOffline.toggle()
      return .none
    }
  }
)

private let likes = Locked<[Int: Int]>([:])

private let server = Server(
  fact: { number, callback in
    later { callback(number.isMultiple(of: 2) ? "\(number) is even." : "\(number) is odd.") }
  },
  like: { number, callback in
    later {
      callback(
        likes.withLock { likes in
          likes[number, default: 0] += 1
          return likes[number]
        }
      )
    }
  }
)

private func later(_ work: @escaping @Sendable () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(800), execute: work)
}

private func lines(_ state: PrimeTime) -> [String] {
  let lines = appPanel(state.app).screen
  guard state.app.screen == .counter else { return lines }
  return lines + [
    "w what about it?   l like   o turn the network \(state.isOffline ? "on" : "off")",
    state.fact.message,
  ]
}

private func factAction(forKey key: Character) -> PrimeTimeAction? {
  switch key {
  case "w": .fact(.factTapped)
  case "l": .fact(.likeTapped)
  case "o": .networkSwitched
  default: nil
  }
}
