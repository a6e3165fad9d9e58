// A file that calls what it should predict passes every test, and its author has learned nothing.
// So do tests that look up which bug they run against, an `==` that is always true, and what a task
// says would only silence the compiler. These break a rule of their own. Code that is bent on
// deceiving the tests still can, since it runs in the same process.

extension Exercise {
  /// The rule that a learner's file breaks if it passes without the work; nil if it doesn't.
  func brokenRuleOfOwnWork(in files: [SourceFile]) -> Verdict.Rule? {
    if isOwn { return nil }
    if let rule = brokenRuleOfPrediction(in: files) { return rule }
    for file in files {
      if kind == .test, file.text.contains(Self.bugVariable) {
        return rule(
          "The tests find bugs by what they observe",
          "Your file mentions \(Self.bugVariable), which says what bug it runs against. A test may "
            + "only use what it tests.",
          in: file
        )
      }
      let silencer = "nonisolated(unsafe)"
      let words = sourceWords(of: file.text)
      if task.contains(where: { $0.contains(silencer) }),
        zip(words, words.dropFirst()).contains(where: { $0 == ("nonisolated", "unsafe") })
      {
        return rule(
          "The compiler is satisfied, not silenced",
          "Your file uses `\(silencer)`, which prevents no data race: it only silences the compiler. "
            + "Take it out.",
          in: file
        )
      }
      if file.text.contains(/func\s*==/),
        let type = file.text.firstMatch(
          of: /extension\s+(?:Swift\.)?(Bool|Int|String|Array|Optional|Equatable)\b/
        )?.1
      {
        return rule(
          "Swift's own types are compared as ever",
          "Your file extends `\(type)` and declares `==`, which the tests compare with. Take it out.",
          in: file
        )
      }
    }
    return nil
  }

  /// Names, for a program of seeded bugs, the one that it runs with.
  static let bugVariable = "WORKBOOK_BUG"

  private func rule(_ name: String, _ comment: String, in file: SourceFile, line: Int = 1)
    -> Verdict.Rule
  {
    Verdict.Rule(
      name: name,
      file: Path(file.name).name,
      line: line,
      failures: [Verdict.Failure(expectation: "", comments: [comment])]
    )
  }

  private func brokenRuleOfPrediction(in files: [SourceFile]) -> Verdict.Rule? {
    guard let mine = files.first, let given = starter.first else { return nil }
    let givenLines = Set(given.text.lines)
    let (myWords, givenWords) = (sourceWords(of: mine.text), sourceWords(of: given.text))
    for name in predicts
    where myWords.count(where: { $0 == name }) > givenWords.count(where: { $0 == name }) {
      let line = mine.text.lines.firstIndex { line in
        !givenLines.contains(line) && sourceWords(of: line).contains(name)
      }
      let place = line.map { "Line \($0 + 1) of your file" } ?? "Your file"
      return rule(
        "The predictions are your own",
        "\(place) uses `\(name)`, so it is the program that predicts, and a pass would say nothing "
          + "about you. Take it out, and write down what you expect.",
        in: mine,
        line: (line ?? 0) + 1
      )
    }
    return nil
  }
}

extension Verdict {
  /// Puts a broken rule before those that were tested.
  mutating func add(_ rule: Rule) {
    guard [.pass, .notYet].contains(outcome) else { return }
    findings = .rules([rule] + rules)
    outcome = .notYet
  }
}
