// What the terminal shows while you play it, and what each key sends.

enum StopwatchScreen {
  /// Where a play begins.
  static var start: StopwatchState { StopwatchState() }

  static var environment: StopwatchEnvironment { StopwatchEnvironment(mainQueue: .main) }

  static func lines(_ state: StopwatchState) -> [String] {
    ["Stopwatch", "", "    \(state.seconds) s", "", state.isRunning ? "t stop" : "t start"]
  }

  static func action(for key: Character, in state: StopwatchState) -> StopwatchAction? {
    key == "t" ? .toggleTapped : nil
  }
}
