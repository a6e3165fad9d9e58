// PrimeTime in the middle of a migration: one feature has moved to chapter 4, and nobody can tell.

import Chapter03Effects
import Chapter03PrimeTime
import MigrationExamples

extension App {
  /// PrimeTime on chapter 3's store, with chapter 4's counter.
  static func halfWay() -> App {
    App(
      Store(
        initialState: AppState(),
        reducer: environmentApp(moved: [.counter]),
        environment: HalfWayEnvironment(
          AppEnvironment(
            nthPrime: nthPrimeClient,
            favorites: .live(file: World.favoritesFile),
            mainQueue: .main
          )
        )
      ),
      panel: appPanel
    )
  }
}
