// A wrong answer that people really give, kept to prove that the tests catch it and say why.

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

  /// - Parameter place: a file with the answers; for a library, a folder with the files that differ.
  private init(_ place: Path, to exercise: Exercise) throws {
    let changed = place.isFolder ? try place.sources() : []
    file = place
    let text = try changed.first?.text ?? place.read()
    func setting(_ key: String) throws -> String {
      let mark = "// \(key): "
      guard let line = text.lines.first(where: { $0.hasPrefix(mark) }) else {
        throw Problem("\(place.short) has no \"\(mark)…\".", "Add it to the lines at its top.")
      }
      return line.dropFirst(mark.count).trimmed
    }
    idea = try setting("wrong")
    fails = try setting("fails")
    says = try setting("says")
    switch exercise.material {
    case .answers(let source), .tests(let source, _):
      let whole = try Self.replacingAnswers(of: source, by: text, file: place.short)
      files = [SourceFile(name: exercise.fileName, text: whole)]
    case .library(_, let solution):
      files = solution.map { right in
        let wrong = changed.first { "\(exercise.fileName)/\($0.name)" == right.name }
        return SourceFile(name: right.name, text: wrong?.text ?? right.text)
      }
    }
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
