// How a feature of the learner's own starts in the terminal. The workbook writes the feature's name
// wherever this says Counter.

import Chapter02Pullback

@testable import Counter

@main enum Start {
  @MainActor static func main() throws { try play(app) }

  @MainActor static func app(_ log: Log) -> App {
    App(
      Store(
        value: History(CounterScreen.start),
        reducer: withHistory(limit: 1_000, log.noting(counterReducer))
      ),
      screen: CounterScreen.lines,
      action: { key, state, _ in CounterScreen.action(for: key, in: state) }
    )
  }
}
