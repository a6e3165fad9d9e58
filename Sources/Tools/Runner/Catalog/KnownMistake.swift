// A mistake that people really make, with the sentence that explains it. It proves that the tests
// catch it; and a learner whose answer fails in the same way reads the sentence.
//
//     // wrong: a tap is one, whatever the step
//     // says: The count changed by 1, but the step was 3: read `state.step`.
//     // fails: An increment adds the step
//     // gives: (count → 41) == 43
//
//     // instead of
//     state.count += state.step
//     // this
//     state.count += 1
//
// The last two lines of the header are what `verify --write` records.

package struct KnownMistake: Sendable {
  package let file: Path
  /// What someone who makes it believes.
  let belief: String
  /// The sentence that a learner with this mistake should read. Nil if the test has one for it, as
  /// for a prediction, or if the seeded bug that it lets through says enough.
  package let says: String?
  /// The rule that it breaks first, or `crash`, `timeout` or `contradiction`; empty if that hasn't
  /// been recorded yet.
  package let fails: String
  /// The values that come out; empty if they haven't been recorded yet.
  private let gives: String
  package let text: String

  /// What is recorded of it, if anything is.
  package var symptom: Symptom? { gives.isEmpty ? nil : Symptom(rule: fails, values: gives) }

  /// The mistakes that are known for an exercise.
  package static func all(of exercise: Exercise) throws -> [KnownMistake] {
    let folder = exercise.folder / "Wrong"
    return try folder.contents.map { try KnownMistake(folder / $0) }
  }

  private init(_ file: Path) throws {
    self.file = file
    text = try file.read()
    let settings = Self.settings(in: text)
    guard let belief = settings["wrong"] else {
      throw Problem("\(file.short) has no \"// wrong: …\".", "Add it to the lines at its top.")
    }
    self.belief = belief
    says = settings["says"]
    fails = settings["fails"] ?? ""
    gives = settings["gives"] ?? ""
  }

  package static let old = "// instead of"
  package static let nextAnswer = "// next answer"

  /// The lines at the top.
  package static func header(of text: String) -> ArraySlice<String> {
    text.lines.prefix { $0.hasPrefix("//") && ![old, nextAnswer].contains($0) }
  }

  /// These lines by their keys. A line that is indented further continues the last one.
  package static func settings(in text: String) -> [String: String] {
    var settings: [String: String] = [:]
    var last = ""
    for line in header(of: text) {
      if line.hasPrefix("//   ") {
        settings[last]?.append(" " + line.dropFirst(2).trimmed)
      } else if let colon = line.firstIndex(of: ":") {
        last = line[..<colon].dropFirst(2).trimmed
        settings[last] = line[line.index(after: colon)...].trimmed
      }
    }
    return settings
  }
}
