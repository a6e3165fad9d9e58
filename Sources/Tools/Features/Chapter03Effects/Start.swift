// How a feature of the learner's own starts in the terminal. The workbook writes the feature's name
// wherever this says Counter.

@testable import Counter

@main enum Start {
  @MainActor static func main() throws { try play(app) }

  @MainActor static func app(_ log: Log) -> App {
    App(
      CounterScreen.start,
      counterReducer,
      environment: CounterScreen.environment,
      log: log,
      waits: { _ in false },
      screen: CounterScreen.lines,
      action: { key, state, _ in CounterScreen.action(for: key, in: state) }
    )
  }
}
