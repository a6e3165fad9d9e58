// PrimeTime in the middle of a migration: one feature has moved to chapter 4, and nobody can tell.

import Chapter03Effects
import Chapter03PrimeTime
import MigrationExamples

extension App {
  /// PrimeTime on chapter 3's store, with chapter 4's counter.
  static func halfWay(_ log: Log) -> App {
    App(
      signedIn,
      environmentApp(moved: [.counter]),
      environment: HalfWayEnvironment(appEnvironment),
      panel: appPanel,
      log: log
    )
  }
}
