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
    on exercise: Exercise,
    in workspace: Workspace,
    progress: Progress,
    setting: Setting
  ) {
    let time = "\(verdict.seconds.formatted(2)) s"
    let name = "\(exercise.label) \(exercise.name)"
    let style = style
    switch verdict.outcome {
    case .pass:
      add("PASS  \(name): all \(verdict.rules.count) rules hold (\(time))") {
        style.bold(style.green($0))
      }
    case .notYet:
      add("NOT YET  \(name): \(verdict.rulesHeld) of \(verdict.rules.count) rules hold (\(time))") {
        style.bold(style.yellow($0))
      }
    case .doesNotCompile:
      add("DOES NOT COMPILE  \(name) (\(time))") { style.bold(style.red($0)) }
    case .timedOut:
      add("TIMED OUT  \(name) (\(time))") { style.bold(style.red($0)) }
    case .crashed:
      add("CRASHED  \(name) (\(time))") { style.bold(style.red($0)) }
    }
    add(verdict.failures)
    if let crash = verdict.crash { add(crash) }
    add(verdict.diagnostics, outcome: verdict.outcome)
    add(printed: verdict.printed)
    addBlank()
    if verdict.outcome == .pass {
      addNext(after: exercise, progress, in: workspace.catalog, setting: setting)
    } else {
      add(
        label: "Edit",
        workspace.place(of: verdict, in: exercise),
        linkedTo: workspace.file(exercise)
      )
      addReading(exercise)
      switch setting {
      case .watching: add(label: "Next", "save the file; h gives a hint")
      case .commands: add(label: "Next", "`\(commandName) hint \(exercise.label)` gives a hint")
      }
    }
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
    var told: Set<String> = []
    for failure in failures where told.insert(failure.rule).inserted {
      addBlank()
      add(failure.rule, indent: "  ", as: style.bold)
      if !failure.expectation.isEmpty {
        add(failure.expectation, indent: "    ", hanging: "      ")
      }
      for comment in failure.comments { add(comment, indent: "    ", as: style.cyan) }
      let others = failures.count { $0.rule == failure.rule } - 1
      if others > 0 { add("and \(others) more of this rule", indent: "    ", as: style.dim) }
    }
  }

  private mutating func add(_ crash: Verdict.Crash) {
    addBlank()
    if let rule = crash.rule { add("While testing: \(rule)", indent: "  ", as: style.bold) }
    add(crash.message, indent: "    ", as: style.red)
    if let line = crash.line { add("at line \(line) of your file", indent: "    ") }
  }

  private mutating func add(_ diagnostics: [Verdict.Diagnostic], outcome: Verdict.Outcome) {
    let diagnostics = outcome == .doesNotCompile ? diagnostics.errors : diagnostics
    let mine = diagnostics.filter(\.isInLearnersFile)
    let isMine = outcome != .doesNotCompile || mine.contains { $0.severity == .error }
    let shown = isMine ? mine : diagnostics
    let limit = 3
    for diagnostic in shown.prefix(limit) {
      let place =
        diagnostic.isInLearnersFile
        ? "line \(diagnostic.line): " : diagnostic.line > 0 ? "the exercise's tests: " : ""
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
    let lines = printed.lines
    let limit = 20
    for line in lines.prefix(limit) { add(line, indent: "    ") }
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

extension Workspace {
  /// `PATH`, with the line and column to go to where there is one.
  fileprivate func place(of verdict: Verdict, in exercise: Exercise) -> String {
    let error = verdict.diagnostics.first { $0.isInLearnersFile && $0.severity == .error }
    if let error { return "\(file(exercise).short):\(error.line):\(error.column)" }
    if let line = verdict.crash?.line { return "\(file(exercise).short):\(line)" }
    return file(exercise).short
  }
}
