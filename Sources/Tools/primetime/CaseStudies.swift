// How the case studies start: with servers that are only simulated, and that can't be reached if
// the play says so.

import Chapter04CaseStudies
import Chapter04Modern

extension App {
  static func caseStudies(_ log: Log) -> App {
    App(CaseStudies.State(), log: log, waits: \.isQuiet, screen: \.screen) {
      CaseStudies()
    } withDependencies: {
      $0[GuideClient.self] = .simulated(isOffline: World.isOffline)
      $0[ChatClient.self] = .simulated(isOffline: World.isOffline)
    }
  }
}
