// A verdict in words: what failed, as the rule; the values; the idea behind the mistake; where to go
// on. The status is a word, which colour only repeats.

import Terminal

/// How the reader will answer: by keys in a watching workbook, or by typing commands.
enum Setting {
  case watching, commands
}

extension Page {
  mutating func add(
    _ verdict: Verdict,
    of files: [SourceFile],
    for exercise: Exercise,
    in workspace: Workspace,
    progress: Progress,
    setting: Setting
  ) {
    // What a starter gets wrong is nobody's mistake, but in code that is given to be mended.
    let isUntouched = files == exercise.starter && ![.fix, .predict].contains(exercise.kind)
    let told = isUntouched ? verdict.withoutBlame : verdict
    add(
      told,
      named: "\(exercise.label) \(exercise.name)",
      kind: exercise.kind
    )
    if isUntouched, exercise.kind == .test {
      addBlank()
      add("Write tests, then save: the verdict names the bugs that they let through.", indent: "  ")
    }
    addBlank()
    if verdict.outcome == .pass {
      addNext(after: exercise, progress, in: workspace.catalog, setting: setting)
    } else {
      let (file, position) = workspace.place(of: verdict, in: exercise)
      add(label: "Edit", file.short + position, linkedTo: file)
      addReading(exercise)
      if let seed = told.seed {
        add(label: "Again", "`\(commandName) run \(exercise.label) --seed \(seed)`")
      }
      switch setting {
      case .watching: add(label: "Next", "save the file; h gives a hint")
      case .commands: add(label: "Next", "`\(commandName) hint \(exercise.label)` gives a hint")
      }
    }
  }

  /// The verdict itself, without a word on how to go on.
  mutating func add(_ verdict: Verdict, named name: String, kind: Exercise.Kind) {
    let style = style
    let summary = [verdict.summary(kind: kind), "(\(verdict.seconds.formatted(2)) s)"]
      .compactMap { $0 }.joined(separator: " ")
    let separator = verdict.rules.isEmpty || verdict.crash != nil ? " " : ": "
    add("\(verdict.outcome.word)  \(name)\(separator)\(summary)") { text in
      switch verdict.outcome {
      case .pass: style.bold(style.green(text))
      case .notYet: style.bold(style.yellow(text))
      case .doesNotCompile, .timedOut, .crashed: style.bold(style.red(text))
      }
    }
    add(kind == .capstone ? addCounts(of: verdict) : verdict.failures)
    if let crash = verdict.crash { add(crash, kind: kind) }
    add(verdict.diagnostics, of: verdict.outcome, kind: kind)
    add(printed: verdict.printed)
  }

  /// What the reader meets first: what the exercise is, and where.
  mutating func addIntroduction(_ exercise: Exercise, in workspace: Workspace) {
    addBlank()
    add("\(exercise.label) \(exercise.name): \(exercise.title)", as: style.bold)
    add(
      label: "Edit",
      workspace.file(exercise).short,
      linkedTo: workspace.file(exercise)
    )
    addReading(exercise)
  }

  private mutating func addReading(_ exercise: Exercise) {
    guard let page = exercise.chapter.page(with: exercise.lesson) else { return }
    add(label: "Read", "\(page.short), \"\(exercise.lesson)\"", linkedTo: page)
  }

  private mutating func add(_ failures: [Verdict.Failure]) {
    var rules: [String] = []
    for failure in failures where !rules.contains(failure.rule) { rules.append(failure.rule) }
    let limit = 6
    var isList = false
    for rule in rules.prefix(limit) {
      let mine = failures.filter { $0.rule == rule }
      let isBare = mine[0].expectation.isEmpty && mine[0].comments.isEmpty
      if !isBare || !isList { addBlank() }
      isList = isBare
      add(rule, indent: "  ", hanging: isBare ? "    " : "  ", as: style.bold)
      if !mine[0].expectation.isEmpty {
        add(mine[0].expectation, indent: "    ", hanging: "      ")
      }
      for comment in mine[0].comments { add(comment, indent: "    ", as: style.cyan) }
      if mine.count > 1 {
        add("and \(mine.count - 1) more of this rule", indent: "    ", as: style.dim)
      }
    }
    if rules.count > limit {
      addBlank()
      add("and \(rules.count - limit) more rules", indent: "  ", as: style.dim)
    }
  }

  /// A library's rules are many: how many of each file hold, and what fails, in the file that is nearest
  /// to done first. The app's tests and the lesson's, which need all of the library, come last; files
  /// that a crash kept from being tested are not counted, as nobody knows.
  private mutating func addCounts(of verdict: Verdict) -> [Verdict.Failure] {
    let failing = Set(verdict.failures.map(\.rule))
    let open = Dictionary(grouping: verdict.rules, by: \.file)
      .map { file, rules in (file: file, open: rules.filter { !$0.holds }, count: rules.count) }
      .filter { !$0.open.isEmpty }
      .sorted { one, other in
        let needsAll = { (file: String) in file.contains("-") || file == "LessonTests.swift" ? 1 : 0
        }
        // Of two that are as near, the one with more rules is the more basic.
        return (needsAll(one.file), one.open.count, other.count, one.file)
          < (needsAll(other.file), other.open.count, one.count, other.file)
      }
    let files = open.filter { file in
      verdict.crash == nil || file.open.count < file.count
        || file.open.contains { failing.contains($0.name) || $0.name == verdict.crash?.rule }
    }
    if open.count < 2 { return verdict.failures }
    addBlank()
    for file in files {
      add("\(file.file): \(file.count - file.open.count) of \(file.count) hold", indent: "  ")
    }
    if files.count < open.count {
      let others = open.count - files.count
      add("\(others) more \(others == 1 ? "file was" : "files were") not tested", indent: "  ")
    }
    let sorted = files.flatMap { file in
      verdict.failures.filter { failure in file.open.contains { $0.name == failure.rule } }
    }
    return sorted + verdict.failures.filter { !sorted.contains($0) }
  }

  private mutating func add(_ crash: Verdict.Crash, kind: Exercise.Kind) {
    addBlank()
    if let rule = crash.rule { add("While testing: \(rule)", indent: "  ", as: style.bold) }
    add(crash.message, indent: "    ", as: style.red)
    if let file = crash.file, let line = crash.line {
      add("at line \(line) of \(kind == .capstone ? file : "your file")", indent: "    ")
    }
  }

  private mutating func add(
    _ diagnostics: [Verdict.Diagnostic],
    of outcome: Verdict.Outcome,
    kind: Exercise.Kind
  ) {
    let diagnostics = outcome == .doesNotCompile ? diagnostics.errors : diagnostics
    let mine = diagnostics.filter { $0.file != nil }
    let isMine = outcome != .doesNotCompile || mine.contains { $0.severity == .error }
    let shown = isMine ? mine : diagnostics
    let limit = 3
    for diagnostic in shown.prefix(limit) {
      let place: String
      switch (diagnostic.file, diagnostic.line) {
      case (let file?, let line): place = (kind == .capstone ? "\(file) " : "") + "line \(line): "
      case (nil, 0): place = ""
      case (nil, _): place = "the exercise's tests: "
      }
      addBlank()
      add(
        place + "\(diagnostic.severity.rawValue): \(diagnostic.message)",
        indent: "  ",
        hanging: "    "
      )
      for line in diagnostic.excerpt { addUnbroken(line, indent: "    ") }
    }
    if shown.count > limit {
      addBlank()
      add("and \(shown.count - limit) more", indent: "  ", as: style.dim)
    }
    if !isMine, shown.contains(where: { $0.line > 0 }) {
      addBlank()
      add(
        "The tests use what the starter declared: keep its names and types, or see them again "
          + "with `\(commandName) reset`, which keeps a copy of your file.",
        indent: "  "
      )
    }
  }

  private mutating func add(printed: String) {
    guard !printed.isEmpty else { return }
    addBlank()
    add("Your code printed:", indent: "  ", as: style.dim)
    let lines = wrap(printed.trimmed, width: width, indent: "    ")
    let limit = 20
    for line in lines.prefix(limit) { addUnbroken(line) }
    if lines.count > limit {
      add("and \(lines.count - limit) more lines", indent: "    ", as: style.dim)
    }
  }

  mutating func addNext(
    after exercise: Exercise,
    _ progress: Progress,
    in catalog: Catalog,
    setting: Setting
  ) {
    guard let next = catalog.firstPending(progress, after: exercise) else {
      add("All \(catalog.exercises.count) exercises are done.", as: style.bold)
      return
    }
    let how = setting == .watching ? "press n" : "`\(commandName) next`"
    add(label: "Next", "\(how) for \(next.label) \(next.name): \(next.title)")
  }
}

extension [Verdict.Diagnostic] {
  /// The errors, with the notes that follow them.
  fileprivate var errors: [Verdict.Diagnostic] {
    var isOfError = false
    return filter { diagnostic in
      if diagnostic.severity != .note { isOfError = diagnostic.severity == .error }
      return isOfError
    }
  }
}

extension Verdict {
  /// The rules that do not hold, and nothing of why. Tests' bugs are not even named.
  fileprivate var withoutBlame: Verdict {
    var verdict = self
    let isTest = rules.allSatisfy { $0.file == "Mutants.swift" }
    verdict.failures = rules.filter { !$0.holds && !isTest }
      .map { Failure(rule: $0.name, expectation: "", comments: []) }
    verdict.diagnostics = []
    return verdict
  }

  /// The seed that draws a failing script again, as ReducerTesting's report has it.
  fileprivate var seed: Substring? {
    failures.lazy.flatMap(\.comments).compactMap { $0.firstMatch(of: /WORKBOOK_SEED=(\d+)/)?.1 }
      .first
  }

  /// How much holds, in words; nil where nothing could be counted.
  fileprivate func summary(kind: Exercise.Kind) -> String? {
    if rules.isEmpty || crash != nil { return nil }
    switch (kind, outcome) {
    case (.test, .pass): return "your tests find all \(rules.count) bugs"
    case (.test, _) where rules.allSatisfy { $0.line == 0 }:
      return "your tests find \(rulesHeld) of \(rules.count) bugs"
    case (.test, _): return "\(rulesHeld) of your \(rules.count) tests agree with the chapter"
    case (_, .pass) where rules.count == 1: return "its rule holds"
    case (_, .pass): return "all \(rules.count) rules hold"
    case (_, _) where rules.count == 1: return "its rule does not hold"
    case (_, _): return "\(rulesHeld) of \(rules.count) rules hold"
    }
  }
}

extension Workspace {
  /// The file to edit, and `:LINE:COLUMN` to go to where there is one.
  fileprivate func place(
    of verdict: Verdict,
    in exercise: Exercise
  ) -> (file: Path, position: String) {
    func path(_ name: String?) -> Path {
      exercise.kind == .capstone && name != nil ? file(exercise) / name! : file(exercise)
    }
    if let error = verdict.diagnostics.first(where: { $0.file != nil && $0.severity == .error }) {
      return (path(error.file), ":\(error.line):\(error.column)")
    }
    if let crash = verdict.crash, let line = crash.line { return (path(crash.file), ":\(line)") }
    return (path(nil), "")
  }
}
