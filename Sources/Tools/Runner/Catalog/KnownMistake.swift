// The mistakes that people really make in an exercise, each with the sentences that explain it.
// They prove that the tests catch them, and a learner whose answer fails in the same way reads the
// sentences. `Mistakes.diff` has a paragraph for each:
//
//     The count changed by 1, but the step was 3. A step counts in full.
//     cause: the 1 of an earlier exercise is still there. Read `state.step`.
//     = increment: after(.incrementTapped).count → 41
//     -    state.count += state.step
//     +    state.count += 1
//
// The first line is a fact: it holds for every answer that gives the same. The cause is a guess,
// and a verdict introduces it as one. `verify --write` writes the line that begins with `=`: the
// first test that fails, and how. The lines after it change the solution, from top to bottom.

package struct KnownMistake: Sendable {
  /// Where its paragraph begins.
  package let line: Int
  /// What came out and the rule that it breaks, which is true of every answer that gives the same.
  /// Nil if the test has a sentence for it, as for a prediction, or if the seeded bug that it lets
  /// through says enough; then a line that begins with `#` says what it is, for authors alone.
  package private(set) var fact: String?
  /// What the author of such an answer has probably done, if there is a usual cause.
  package private(set) var cause: String?
  /// What `Verdict.symptom` says of it; nil if that hasn't been recorded yet.
  package private(set) var symptom: String?
  /// What its author says of the card that a review makes of it: the line that is wrong, where the
  /// change alone doesn't say so, or `no` if it shall make none.
  package private(set) var review: String?
  /// Which of a library's files it changes.
  package private(set) var file: String?
  /// The lines that begin with `-` are removed, and those with `+` added. One that begins with a
  /// space only says where to go on.
  package private(set) var patch: [String] = []
  /// The whole paragraph.
  package let text: [String]

  /// The mistakes that are known for an exercise.
  package static func all(of exercise: Exercise) throws -> [KnownMistake] {
    let file = exercise.folder / fileName
    return try file.exists ? file.read().lines.split(separator: "").map(KnownMistake.init) : []
  }

  package static let fileName = "Mistakes.diff"

  private init(_ paragraph: ArraySlice<String>) {
    line = paragraph.startIndex + 1
    text = Array(paragraph)
    for line in text {
      switch line.prefix(2) {
      case "# ": break
      case "= ": symptom = String(line.dropFirst(2))
      case "@@": file = line.dropFirst(2).trimmed
      case let mark where ["-", "+", " "].contains(mark.first): patch.append(line)
      case _ where line.hasPrefix("review: "): review = String(line.dropFirst("review: ".count))
      case _ where line.hasPrefix("cause: "): cause = String(line.dropFirst("cause: ".count))
      default: fact = line
      }
    }
  }

  /// The paragraph with the symptom that the mistake has now.
  package func recording(_ symptom: String) -> [String] {
    var lines = text.filter { !$0.hasPrefix("= ") }
    let end = lines.firstIndex { "@-+ ".contains($0.prefix(1)) } ?? lines.endIndex
    lines.insert("= \(symptom)", at: end)
    return lines
  }
}
