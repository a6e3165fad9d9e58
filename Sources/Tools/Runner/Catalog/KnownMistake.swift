// The mistakes that people really make in an exercise, each with the sentence that explains it.
// They prove that the tests catch them, and a learner whose answer fails in the same way reads the
// sentence. `Mistakes.diff` has a paragraph for each:
//
//     The count changed by 1, but the step was 3: read `state.step`.
//     = increment: after(.incrementTapped).count → 41
//     -    state.count += state.step
//     +    state.count += 1
//
// `verify --write` writes the line that begins with `=`: the first test that fails, and how. The
// lines after it change the solution, from top to bottom.

package struct KnownMistake: Sendable {
  /// Where its paragraph begins.
  package let line: Int
  /// The sentence that a learner with this mistake should read. Nil if the test has one for it, as
  /// for a prediction, or if the seeded bug that it lets through says enough; then a line that
  /// begins with `#` says what it is, for authors alone.
  package private(set) var says: String?
  /// What shows of it, as `Verdict.symptom` says; nil if that hasn't been recorded yet.
  package private(set) var gives: String?
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
      case "= ": gives = String(line.dropFirst(2))
      case "@@": file = line.dropFirst(2).trimmed
      case let mark where ["-", "+", " "].contains(mark.first): patch.append(line)
      default: says = line
      }
    }
  }

  /// The paragraph with what the mistake gives now.
  package func recording(_ gives: String) -> [String] {
    var lines = text.filter { !$0.hasPrefix("= ") }
    let end = lines.firstIndex { "@-+ ".contains($0.prefix(1)) } ?? lines.endIndex
    lines.insert("= \(gives)", at: end)
    return lines
  }
}
