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

import Terminal

struct KnownMistake: Sendable {
  let file: Path
  /// What someone who makes it believes.
  let belief: String
  /// The sentence that a learner with this mistake should read. Nil if the test has one for it, as
  /// for a prediction, or if the seeded bug that it lets through says enough.
  let says: String?
  /// The rule that it breaks first, or `crash`, `timeout` or `contradiction`; empty if that hasn't
  /// been recorded yet.
  let fails: String
  /// The values that come out; empty if they haven't been recorded yet.
  private let gives: String
  private let text: String

  /// What is recorded of it, if anything is.
  var symptom: Symptom? { gives.isEmpty ? nil : Symptom(rule: fails, values: gives) }

  /// The mistakes that are known for an exercise.
  static func all(of exercise: Exercise) throws -> [KnownMistake] {
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

  private static func header(of text: String) -> ArraySlice<String> {
    text.lines.prefix { $0.hasPrefix("//") && ![old, nextAnswer].contains($0) }
  }

  /// The lines at the top, by their keys. A line that is indented further continues the last one.
  private static func settings(in text: String) -> [String: String] {
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

  /// The file with what the mistake gives now.
  func recording(_ symptom: Symptom) -> String {
    var header = Self.header(of: text)
    let body = text.lines.dropFirst(header.count)
    for key in ["fails", "gives"] {
      guard let start = header.firstIndex(where: { $0.hasPrefix("// \(key):") }) else { continue }
      let end = header[(start + 1)...].firstIndex { !$0.hasPrefix("//   ") } ?? header.endIndex
      header.removeSubrange(start..<end)
    }
    let record = [("fails", symptom.rule), ("gives", symptom.values)].flatMap { key, value in
      wrap("\(key): \(value)", width: 100, indent: "// ", hangingIndent: "//   ")
    }
    return (header + record + body).joined(separator: "\n") + "\n"
  }

  /// The learner's files with this mistake in them.
  func files(of exercise: Exercise) throws -> [SourceFile] {
    switch exercise.material {
    case .answers(let source), .tests(let source, _):
      let text =
        isChange ? try changed(source.solution) : try replacingAnswers(of: source)
      return [SourceFile(name: exercise.fileName, text: text)]
    case .library(_, let solution):
      guard let file = Self.settings(in: text)["file"] else {
        throw Problem("\(file.short) has no \"// file: …\".", "Add it to the lines at its top.")
      }
      let name = "\(exercise.fileName)/\(file)"
      return try solution.map { source in
        source.name == name ? SourceFile(name: name, text: try changed(source.text)) : source
      }
    }
  }

  private static let old = "// instead of"
  private static let new = "// this"
  private static let nextAnswer = "// next answer"

  private var isChange: Bool { text.lines.contains(Self.old) }

  /// A source in which lines that occur exactly once, however they are indented, are replaced.
  private func changed(_ source: String) throws -> String {
    var result = source.lines
    for change in text.lines.split(separator: Self.old).dropFirst() {
      let parts = change.split(separator: Self.new, omittingEmptySubsequences: false)
        .map { $0.withoutBlankEnds }
      let old = parts.first?.map(\.trimmed) ?? []
      let places = result.indices.filter { start in
        result[start...].prefix(old.count).map(\.trimmed) == old
      }
      guard parts.count == 2, !old.isEmpty, places.count == 1 else {
        throw Problem(
          "\(file.short): the lines to replace occur \(places.count) times in the solution.",
          "After \"\(Self.old)\", put lines that occur there once, and after \"\(Self.new)\" the "
            + "new ones."
        )
      }
      let indentation = String(result[places[0]].prefix { $0 == " " })
      result.replaceSubrange(
        places[0]..<places[0] + old.count,
        with: parts[1].map { $0.isEmpty ? "" : indentation + $0 }
      )
    }
    return result.joined(separator: "\n") + "\n"
  }

  private func replacingAnswers(of source: AnnotatedSource) throws -> String {
    let body = text.lines.drop { $0.hasPrefix("//") && $0 != Self.nextAnswer }
    let answers = body.split(separator: Self.nextAnswer, omittingEmptySubsequences: false)
      .map(\.withoutBlankEnds)
    guard answers.count == source.answerCount else {
      throw Problem(
        "\(file.short) has \(answers.count) answers where the solution has \(source.answerCount).",
        "Put \"\(Self.nextAnswer)\" between them."
      )
    }
    return source.replacingAnswers(with: answers)
  }
}

extension ArraySlice<String> {
  fileprivate var withoutBlankEnds: [String] {
    drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
  }
}
