// A prediction is worth something only if a person made it. A file that calls what it should
// predict passes every test, and its author has learned nothing, so it gets a rule of its own.

extension Exercise {
  /// The rule that a learner's file breaks if it runs what it should predict; nil if it doesn't.
  func brokenRuleOfPrediction(in files: [SourceFile]) -> Verdict.Rule? {
    guard let mine = files.first, let given = starter.first else { return nil }
    let givenLines = Set(given.text.lines)
    let (myWords, givenWords) = (sourceWords(of: mine.text), sourceWords(of: given.text))
    for name in predicts
    where myWords.count(where: { $0 == name }) > givenWords.count(where: { $0 == name }) {
      let line = mine.text.lines.firstIndex { line in
        !givenLines.contains(line) && sourceWords(of: line).contains(name)
      }
      let place = line.map { "Line \($0 + 1) of your file" } ?? "Your file"
      let comment =
        "\(place) uses `\(name)`, so it is the program that predicts, and a pass would say nothing "
        + "about you. Take it out, and write down what you expect."
      return Verdict.Rule(
        name: "The predictions are your own",
        file: Path(mine.name).name,
        line: (line ?? 0) + 1,
        failures: [Verdict.Failure(expectation: "", comments: [comment])]
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
