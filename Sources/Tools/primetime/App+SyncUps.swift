// How sync-ups start: with a file of their own.

import Chapter04Modern
import Chapter04SyncUps

extension App {
  static func syncUps(_ log: Log) -> App {
    App(
      SyncUpsApp.State(),
      log: log,
      waits: \.isQuiet,
      screen: \.screen
    ) {
      SyncUpsApp()
    } withDependencies: {
      $0[SyncUpsFile.self].url = World.syncUpsFile
    }
  }
}
