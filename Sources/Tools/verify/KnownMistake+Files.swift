// The learner's files with a known mistake in them, and the record of what it gives.

import Runner
import Terminal

extension KnownMistake {
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

  private static let new = "// this"

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
}

extension ArraySlice<String> {
  fileprivate var withoutBlankEnds: [String] {
    drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
  }
}
