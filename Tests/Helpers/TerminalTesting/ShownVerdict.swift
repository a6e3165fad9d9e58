// A program that waits for a watching workbook's verdict needs a sign that it is there. Most of the
// screen is wording, and changes; a wait for such words ends nowhere. Here is the one thing that
// does not change, in one place, with a test that compares it with the workbook itself.

extension TerminalProgram {
  /// Waits until a watching workbook shows a verdict on an exercise, and returns its first word.
  ///
  /// - Parameter exercise: Its number and name, `1.3 CounterReducer`.
  /// - Throws: ``WaitFailure`` if there is none within `seconds`, or when the workbook ends before.
  public func waitForVerdict(on exercise: String, seconds: Double) throws -> String {
    var word: String?
    try waitUntil(seconds: seconds) { shown in
      word = verdictWord(on: exercise, in: shown)
      return word != nil
    }
    return word!
  }
}

/// The words that a verdict may begin with.
public let verdictWords = ["PASS", "NOT YET", "DOES NOT COMPILE", "TIMED OUT", "CRASHED"]

/// The first word of the newest verdict on an exercise, if the screen shows one.
///
/// A verdict's first line begins with that word, two spaces, and the exercise's number and name:
///
///     NOT YET  1.3 CounterReducer: 2 of 4 rules hold (0.22 s)
///
/// Nothing after the name counts, and nothing else that is shown.
public func verdictWord(on exercise: String, in shown: String) -> String? {
  let lines = shown.withoutEscapes.split { $0.isNewline || $0 == "\r" }
  for line in lines.reversed() {
    for word in verdictWords where line.hasPrefix("\(word)  \(exercise)") {
      // A name that is still being written could be another one's beginning.
      let next = line.dropFirst(word.count + 2 + exercise.count).first
      if let next, !next.isLetter, !next.isNumber { return word }
    }
  }
  return nil
}

extension String {
  /// What a terminal would show of it.
  public var withoutEscapes: String {
    replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
      .replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
  }
}
