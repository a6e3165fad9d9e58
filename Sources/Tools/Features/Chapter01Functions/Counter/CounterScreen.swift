// What the terminal shows while you play it, and what each key sends.

enum CounterScreen {
  /// Where a play begins.
  static var start: CounterState { CounterState() }

  static func lines(_ state: CounterState) -> [String] {
    ["Counter", "", "    \(state.count)", "", "+ up   - down"]
  }

  static func action(for key: Character, in state: CounterState) -> CounterAction? {
    switch key {
    case "+": .incrementTapped
    case "-": .decrementTapped
    default: nil
    }
  }
}
