// How sync-ups start: a file of their own, and perhaps a link into the middle of them.

import Chapter04Modern
import Chapter04SyncUps

extension App {
  static func syncUps(_ log: Log) -> App {
    App(
      SyncUpsApp.State(),
      log: log,
      appeared: World.link.map { .linkOpened($0) },
      waits: \.isQuiet,
      screen: \.screen
    ) {
      SyncUpsApp()
    } withDependencies: {
      $0[SyncUpsFile.self].url = World.syncUpsFile
    }
  }
}
