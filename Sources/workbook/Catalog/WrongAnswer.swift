// A wrong answer that people really give, kept to prove that the tests catch it and say why.

struct WrongAnswer: Sendable {
  let file: Path
  /// The idea behind it, in a sentence.
  let idea: String
  /// The test that it must fail, or `crash` or `timeout`.
  let fails: String
  /// Words that the failure must contain.
  let says: String
  /// The learner's whole file with this answer in it.
  let source: String

  static func all(of exercise: Exercise) throws -> [WrongAnswer] {
    let folder = exercise.folder / "Wrong"
    return try folder.contents.map { try WrongAnswer(folder / $0, to: exercise) }
  }

  init(_ file: Path, to exercise: Exercise) throws {
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

    let body = text.lines.drop { $0.hasPrefix("//") && $0 != "// next answer" }
    let answers = body.split(separator: "// next answer", omittingEmptySubsequences: false)
      .map { lines in
        lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed().map { $0 }
      }
    guard answers.count == exercise.source.answerCount else {
      throw Problem(
        "\(file.short) has \(answers.count) answers where the solution has "
          + "\(exercise.source.answerCount).",
        "Put \"// next answer\" between them."
      )
    }
    source = exercise.source.replacingAnswers(with: answers)
  }
}
