// How a feature of the learner's own starts in the terminal. The workbook writes the feature's name
// wherever this says Counter.

@testable import Counter

@main enum Start {
  @MainActor static func main() throws { try play(app) }

  @MainActor static func app(_ log: Log) -> App {
    App(
      CounterScreen.start,
      log: log,
      lines: CounterScreen.lines,
      action: CounterScreen.action
    ) {
      Counter()
    }
  }
}
