// PrimeTime in the middle of a migration: one feature has moved to chapter 4, and nobody can tell.
// `play` compiles this file without the other apps'.

import Chapter03Effects
import Chapter03PrimeTime
import MigrationExamples

extension App {
  /// PrimeTime on chapter 3's store, with chapter 4's counter.
  static func halfWay(_ log: Log) -> App {
    let environment = AppEnvironment(
      nthPrime: World.primeServer.map { .http(address: $0) } ?? .live,
      favorites: .live(file: World.favoritesFile),
      mainQueue: .main
    )
    return App(
      AppState(user: .init(id: World.user.id, name: World.user.name, bio: World.user.bio)),
      environmentApp(moved: [.counter]),
      environment: HalfWayEnvironment(environment),
      log: log,
      screen: { appPanel($0).screen },
      action: { key, state, now in appPanel(state).action(forKey: key, at: now) }
    )
  }
}
