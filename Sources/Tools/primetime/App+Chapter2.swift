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

  static func chapter2Favorites(_ log: Log) -> App {
    App([2, 3, 5, 7], favoritePrimesReducer, panel: favoritePrimesPanel, log: log)
  }

  private init<State, Action>(
    _ initialState: State,
    _ reducer: @escaping Reducer<State, Action>,
    panel: @escaping (State) -> Panel<Action>,
    log: Log
  ) {
    self.init(
      Store(
        value: History(initialState),
        reducer: withHistory(limit: 1_000, log.noting(reducer))
      ),
      screen: { panel($0).screen },
      action: { key, state, now in panel(state).action(forKey: key, at: now) }
    )
  }
}
