// How chapter 1's PrimeTime starts: one reducer and one store.

import Chapter01Functions
import Chapter01PrimeTime

extension App {
  /// PrimeTime on functions: one reducer, one store.
  static func chapter1(_ log: Log) -> App {
    let user = AppState.User(id: World.user.id, name: World.user.name, bio: World.user.bio)
    return App(
      Store(
        value: History(AppState(user: user)),
        reducer: withHistory(limit: 1_000, log.noting(appReducer))
      ),
      screen: Chapter01PrimeTime.screen,
      action: action(forKey:in:at:)
    )
  }
}
