// How voice memos start: with a microphone that is only simulated.

import Chapter04Modern
import Chapter04VoiceMemos

extension App {
  static func voiceMemos(_ log: Log) -> App {
    App(VoiceMemos.State(), log: log, waits: \.isQuiet, screen: \.screen) {
      VoiceMemos()
    } withDependencies: {
      $0[RecorderClient.self] = .simulated()
    }
  }
}
