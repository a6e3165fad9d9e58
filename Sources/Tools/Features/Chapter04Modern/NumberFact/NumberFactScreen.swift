// What the terminal shows while you play it, and what each key sends.

enum NumberFactScreen {
  /// Where a play begins.
  static var start: NumberFact.State { NumberFact.State() }

  static func lines(_ state: NumberFact.State) -> [String] {
    let answer = state.isLoading ? "…" : state.fact ?? ""
    return ["NumberFact", "", "    \(state.number)", "", answer, "", "+ up   - down   f fact"]
  }

  static func action(for key: Character, in state: NumberFact.State) -> NumberFact.Action? {
    switch key {
    case "+": .stepped(by: 1)
    case "-": .stepped(by: -1)
    case "f": .factTapped
    default: nil
    }
  }
}
