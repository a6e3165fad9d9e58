// How chapter 2's PrimeTime starts: one store for the app, or one for a feature by itself.

import Chapter02PrimeTime
import Chapter02Pullback

extension App {
  /// PrimeTime put together of features.
  static func chapter2(_ log: Log) -> App {
    let user = AppState.User(id: World.user.id, name: World.user.name, bio: World.user.bio)
    return App(AppState(user: user), appReducer(), panel: appPanel, log: log)
  }

  // Each feature on a store of its own, from a state in which there is something to do.

  static func chapter2Counter(_ log: Log) -> App {
    App(0, counterReducer, panel: counterPanel, log: log)
  }

  static func chapter2Sheet(_ log: Log) -> App {
    App(PrimeModalState(count: 7), primeModalReducer, panel: primeModalPanel, log: log)
  }

  static func chapter2Favorites(_ log: Log) -> App {
    App([2, 3, 5, 7], favoritePrimesReducer, panel: favoritePrimesPanel, log: log)
  }

  /// Wraps a feature's reducer: the log sees each action, and the history keeps each state.
  private init<Value, Action>(
    _ value: Value,
    _ reducer: @escaping Reducer<Value, Action>,
    panel: @escaping (Value) -> Panel<Action>,
    log: Log
  ) {
    let reducer = logging(reducer, isEnabled: log.isOn, printer: log.add)
    let store = Store(value: History(value), reducer: withHistory(limit: 1_000, reducer))
    self.init(
      screen: { panel(store.value.present).screen },
      press: { key, now in
        if let action = panel(store.value.present).action(forKey: key, at: now) {
          store.send(.record(action))
        }
      },
      observe: { changed in store.observe { _ in changed() } },
      travel: { step in store.send(step == .back ? .undo : .redo) }
    )
  }
}
