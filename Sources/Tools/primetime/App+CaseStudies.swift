// How the case studies start: with servers that are only simulated.

import Chapter04CaseStudies
import Chapter04Modern

extension App {
  static func caseStudies(_ log: Log) -> App {
    App(CaseStudies.State(), log: log, waits: \.isQuiet, screen: \.screen) {
      CaseStudies()
    } withDependencies: {
      $0[GuideClient.self] = .simulated()
      $0[ChatClient.self] = .simulated()
    }
  }
}
