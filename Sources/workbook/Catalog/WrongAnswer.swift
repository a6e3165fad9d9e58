// A wrong answer that people really give, kept as proof that the tests catch it and say why.

struct WrongAnswer: Sendable {
  let file: Path
  /// The idea behind it, in a sentence.
  let idea: String
  /// The test that it must fail, or `crash` or `timeout`.
  let fails: String
  /// Words that the failure must contain.
  let says: String
  /// The learner's files with this answer in them.
  let files: [SourceFile]

  static func all(of exercise: Exercise) throws -> [WrongAnswer] {
    let folder = exercise.folder / "Wrong"
    return try folder.contents.map { try WrongAnswer(folder / $0, to: exercise) }
  }

  private init(_ file: Path, to exercise: Exercise) throws {
    self.file = file
    let text = try file.read()
    func setting(_ key: String) throws -> String {
      let mark = "// \(key): "
      guard let line = text.lines.first(where: { $0.hasPrefix(mark) }) else {
        throw Problem("\(file.short) has no \"\(mark)…\".", "Add it to the lines at its top.")
      }
      return line.dropFirst(mark.count).trimmed
    }
    idea = try setting("wrong")
    fails = try setting("fails")
    says = try setting("says")
    switch exercise.material {
    case .answers(let source), .tests(let source, _):
      let whole = try Self.replacingAnswers(of: source, by: text, file: file.short)
      files = [SourceFile(name: exercise.fileName, text: whole)]
    case .library(_, let solution):
      let name = "\(exercise.fileName)/\(try setting("file"))"
      files = try solution.map { source in
        guard source.name == name else { return source }
        let text = try Self.replacingLines(of: source.text, by: text, file: file.short)
        return SourceFile(name: name, text: text)
      }
    }
  }

  /// Replaces lines that occur exactly once in the source, however they are indented.
  private static func replacingLines(
    of source: String,
    by text: String,
    file: String
  ) throws -> String {
    let parts = text.lines.drop { $0 != "// instead of" }.dropFirst()
      .split(separator: "// this", omittingEmptySubsequences: false)
    let lines = source.lines
    let old = parts.first.map { $0.map(\.trimmed) } ?? []
    let places = lines.indices.filter { start in
      lines[start...].prefix(old.count).map(\.trimmed) == old
    }
    guard parts.count == 2, !old.isEmpty, places.count == 1 else {
      throw Problem(
        "\(file): the lines to replace occur \(places.count) times in the library.",
        "After \"// instead of\", put lines that occur there once, and after \"// this\" the new ones."
      )
    }
    let indentation = String(lines[places[0]].prefix { $0 == " " })
    var result = lines
    result.replaceSubrange(
      places[0]..<places[0] + old.count,
      with: parts[1].map { $0.isEmpty ? "" : indentation + $0 }
    )
    return result.joined(separator: "\n") + "\n"
  }

  private static func replacingAnswers(
    of source: AnnotatedSource,
    by text: String,
    file: String
  ) throws -> String {
    let body = text.lines.drop { $0.hasPrefix("//") && $0 != "// next answer" }
    let answers = body.split(separator: "// next answer", omittingEmptySubsequences: false)
      .map { lines in
        lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed().map { $0 }
      }
    guard answers.count == source.answerCount else {
      throw Problem(
        "\(file) has \(answers.count) answers where the solution has \(source.answerCount).",
        "Put \"// next answer\" between them."
      )
    }
    return source.replacingAnswers(with: answers)
  }
}
