// PrimeTime on a terminal, with the diary that a learner wrote, pulled back by their `pullback`:
// what `play 2 --feature diary --mine` shows. Neither the diary nor PrimeTime knows of the other.

import Chapter02PrimeTime
import Chapter02Pullback

extension App {
  static func diary(_ log: Log) -> App {
    App(
      Store(
        value: History(PrimeTime()),
        reducer: withHistory(limit: 1_000, log.noting(primeTimeReducer))
      ),
      screen: lines,
      action: { key, state, now in
        switch key {
        case "w" where isOnCounter(state): PrimeTimeAction(walked: 500)
        case "g" where isOnCounter(state): PrimeTimeAction(drank: 1)
        default:
          appPanel(state.app).action(forKey: key, at: now).map { PrimeTimeAction(app: $0) }
        }
      }
    )
  }
}

private struct PrimeTime {
  var app = AppState()
  var walks = Walks()
  var glasses = 0
}

/// One of them is there.
private struct PrimeTimeAction {
  var app: AppAction?
  var walked: Int?
  var drank: Int?
}

private var primeTimeReducer: Reducer<PrimeTime, PrimeTimeAction> {
  combine(
    pullback(appReducer(), value: \.app, action: \.app),
    diary(walks: \.walks, walked: \.walked, glasses: \.glasses, drank: \.drank)
  )
}

private func isOnCounter(_ state: PrimeTime) -> Bool { state.app.screen == .counter }

private func lines(_ state: PrimeTime) -> [String] {
  let lines = appPanel(state.app).screen
  guard isOnCounter(state) else { return lines }
  let (walks, glasses) = (state.walks, state.glasses)
  return lines + [
    "w walk: \(walks.count), \(walks.steps) steps   g glass: \(glasses)"
  ]
}
