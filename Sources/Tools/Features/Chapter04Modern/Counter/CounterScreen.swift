// What the terminal shows while you play it, and what each key sends.

enum CounterScreen {
  /// Where a play begins.
  static var start: Counter.State { Counter.State() }

  static func lines(_ state: Counter.State) -> [String] {
    ["Counter", "", "    \(state.count)", "", "+ up   - down"]
  }

  static func action(for key: Character, in state: Counter.State) -> Counter.Action? {
    switch key {
    case "+": .incrementTapped
    case "-": .decrementTapped
    default: nil
    }
  }
}
