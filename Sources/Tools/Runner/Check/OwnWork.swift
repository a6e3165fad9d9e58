// A file that calls what it should predict passes every test, and its author has learned nothing.
// The same is true of tests that look up which bug they run against, an `==` that is always true, a
// library that passes only because it imports another chapter's, and a fix that only silences the
// compiler. Each of these breaks a rule of its own. Code that sets out to deceive the tests still
// can, because it runs in the same process.

extension Exercise {
  /// The rule that a learner's file breaks if it passes without the work; nil if it doesn't.
  func brokenRuleOfOwnWork(in files: [SourceFile]) -> Verdict.Rule? {
    if isOwn { return nil }
    if let rule = brokenRuleOfPrediction(in: files) { return rule }
    let rules: [(name: String, complaint: (SourceFile) -> String?)] = [
      ("The tests find bugs by what they observe", mentionOfBug),
      ("The compiler is satisfied, not silenced", silencer),
      ("The types that the tests compare keep their own `==`", { ownEquality(in: $0, of: files) }),
      ("The library is your own", otherLibrary),
    ]
    for (name, complaint) in rules {
      for file in files {
        if let complaint = complaint(file) { return rule(name, complaint, in: file) }
      }
    }
    return nil
  }

  /// What says by which bug a test is run stands in the program's environment.
  private func mentionOfBug(in file: SourceFile) -> String? {
    guard kind == .test else { return nil }
    let words = Set(sourceWords(of: file.text))
    let name =
      file.text.contains(Self.bugVariable)
      ? Self.bugVariable
      : ["ProcessInfo", "CommandLine", "getenv", "environ"].first(where: words.contains)
    return name.map {
      "Your file mentions `\($0)`, which can say what bug it runs against. A test may only use what "
        + "it tests."
    }
  }

  private func silencer(in file: SourceFile) -> String? {
    let silencer = "nonisolated(unsafe)"
    guard task.contains(where: { $0.contains(silencer) }) else { return nil }
    let words = sourceWords(of: file.text)
    let isSilenced = zip(words, words.dropFirst()).contains { $0 == ("nonisolated", "unsafe") }
    guard isSilenced else { return nil }
    return "Your file uses `\(silencer)`, which prevents no data race: it only silences the "
      + "compiler. Take it out."
  }

  /// A type of the learner's own may be compared as they like. Swift's types, and those that the
  /// task gives, are what the tests compare.
  private func ownEquality(in file: SourceFile, of files: [SourceFile]) -> String? {
    let places = placesOfEquality(in: file.text)
    // Most files declare none, and a library has many.
    if places.isEmpty { return nil }
    let allowed = (starter + solution).flatMap { placesOfEquality(in: $0.text) }
    let given = Set(starter.flatMap { declaredTypes(in: $0.text) })
    let mine = Set(files.flatMap { declaredTypes(in: $0.text) }).subtracting(given)
    let place = places.first { place in
      !allowed.contains(place) && place.map { mine.contains($0.name) } != true
    }
    guard let place else { return nil }
    let what =
      switch place {
      case nil: "declares `==` outside of any type"
      case let place? where place.isExtension: "extends `\(place.name)` and declares `==`"
      case let place?: "declares `==` for `\(place.name)`"
      }
    return "Your file \(what), which the tests compare with. Take it out."
  }

  /// A library that imports another chapter's may be nothing else.
  private func otherLibrary(in file: SourceFile) -> String? {
    guard kind == .capstone else { return nil }
    let chapters = importedModules(of: file.text).filter { $0.contains(/^Chapter\d\d/) }
    if chapters.isEmpty { return nil }
    let ours = Set((starter + solution).flatMap { importedModules(of: $0.text) })
    return chapters.first { !ours.contains($0) }.map {
      "Your file imports \($0), which has what you are asked to write. Take that import out."
    }
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
    guard let file = files.first, let given = starter.first else { return nil }
    let givenLines = Set(given.text.lines)
    for name in predicts {
      let (mine, given) = (Mentions(of: name, in: file.text), Mentions(of: name, in: given.text))
      // A learner's own `log`, say the parameter of a closure, is another thing: only calls count.
      let isNameOfTheirs = mine.declarations > given.declarations
      guard isNameOfTheirs ? mine.calls > given.calls : mine.all > given.all else { continue }
      let line = file.text.lines.firstIndex { line in
        !givenLines.contains(line) && sourceWords(of: line).contains(name)
      }
      let place = line.map { "Line \($0 + 1) of your file" } ?? "Your file"
      return rule(
        "The predictions are your own",
        "\(place) uses `\(name)`, so it is the program that predicts, and a pass would say nothing "
          + "about you. Take it out, and write down what you expect.",
        in: file,
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
