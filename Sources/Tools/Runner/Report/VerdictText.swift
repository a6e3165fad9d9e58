// A verdict in words: the rule that failed, the values, the idea behind the mistake, and how to go
// on. The status is a word, and colour only repeats it.

import Terminal

extension Page {
  mutating func add(
    _ verdict: Verdict,
    on submission: Submission,
    in workspace: Workspace,
    progress: LearnerProgress,
    setting: Setting
  ) {
    let exercise = submission.exercise
    let isStarted = submission.isStarted(progress)
    let lost = verdict.missesOnlyNames ? submission.lostFile : nil
    var shown = verdict
    // What the tests miss is everything.
    if lost != nil, exercise.kind != .capstone { shown.diagnostics = [] }
    add(
      shown,
      named: "\(exercise.heading)",
      kind: exercise.kind,
      label: exercise.label,
      isStarted: isStarted
    )
    if let lost {
      addBlank()
      add(lost, indent: "  ")
    }
    if isStarted, progress.done.isEmpty, exercise.kind != .predict, verdict.showsValue {
      addBlank()
      add(
        "An arrow stands between an expression and the value it gave.",
        indent: "  ",
        as: style.dim
      )
    }
    if !isStarted, let advice = exercise.kind.firstStep {
      addBlank()
      add(advice, indent: "  ")
    }
    addBlank()
    if verdict.outcome != .pass { addFilling(of: exercise, progress, in: workspace.catalog) }
    if verdict.outcome == .pass {
      if let feature = exercise.plays {
        let command =
          exercise.isOwn
          ? "play \(feature)" : "play \(exercise.chapter.number) --feature \(feature) --mine"
        add(
          label: "Play",
          setting == .watching ? "press s to see it" : "see it: `\(commandName) \(command)`"
        )
      }
      if ![.capstone, .own].contains(exercise.kind),
        submission.files.map(\.text) != exercise.solution.map(\.text)
      {
        add(
          label: "Ours",
          "yours needn't look like it: `\(commandName) solution \(exercise.label)`"
        )
      }
      addNext(after: exercise, progress, in: workspace.catalog, setting: setting)
    } else {
      addReferences(verdict, of: exercise, in: workspace, setting: setting)
      if isStarted, let seed = verdict.seed {
        add(label: "Again", "`\(commandName) run \(exercise.label) --seed \(seed)`")
      }
      if setting == .commands, !exercise.isOwn {
        add(label: "Next", "`\(commandName) hint \(exercise.label)` gives a hint")
      }
    }
  }

  /// What to edit and read. A watching workbook said so when it came to the exercise, so only a
  /// faulty line is news.
  private mutating func addReferences(
    _ verdict: Verdict,
    of exercise: Exercise,
    in workspace: Workspace,
    setting: Setting
  ) {
    if let (file, position) = workspace.place(of: verdict, in: exercise) {
      add(label: "Edit", file.short + position, linkedTo: file)
    } else if setting == .commands {
      addEdit(exercise, in: workspace)
    }
    if setting == .commands, !exercise.isOwn { addReading(exercise) }
  }

  /// The answer to a save that changed nothing.
  mutating func addUnchanged(
    _ verdict: Verdict,
    on submission: Submission,
    progress: LearnerProgress
  ) {
    let isStarted = submission.isStarted(progress)
    let summary = isStarted ? verdict.summary(kind: submission.exercise.kind) : "not started"
    add("Unchanged: still \(verdict.outcome.word)\(summary.map { ", \($0)" } ?? "").")
  }

  /// The verdict itself, without how to go on.
  /// - Parameters:
  ///   - label: the exercise's number, if it is one that can be reset.
  ///   - isStarted: if not, the rules are only named, without the mistakes behind them.
  mutating func add(
    _ verdict: Verdict,
    named name: String,
    kind: Exercise.Kind,
    label: String? = nil,
    isStarted: Bool = true
  ) {
    let style = style
    let summary = isStarted ? verdict.summary(kind: kind) : "not started"
    let time = "(\(verdict.seconds.formatted(2)) s)"
    add(
      "\(verdict.outcome.word)  \(name)" + (summary.map { ": \($0) " } ?? " ") + time
    ) { text in
      switch verdict.outcome {
      case .pass: style.bold(style.green(text))
      case .notYet: style.bold(style.yellow(text))
      case .doesNotCompile, .timedOut, .crashed: style.bold(style.red(text))
      }
    }
    if !isStarted {
      add(verdict.rules.filter { !$0.holds }.map { Complaint($0.name) })
    } else if kind == .capstone {
      addCounts(of: verdict)
    } else {
      add(verdict.complaints(kind: kind), explanation: verdict.explanation)
    }
    if let crash = verdict.crash { add(crash, kind: kind) }
    // A warning about a hole that is still empty means nothing.
    if isStarted || verdict.outcome == .doesNotCompile {
      add(verdict.diagnostics, of: verdict.outcome, kind: kind, label: label)
    }
    if verdict.outcome == .doesNotCompile, let explanation = verdict.explanation {
      addBlank()
      add(explanation, indent: "  ", as: style.cyan)
    }
    add(printed: verdict.printed)
    if let notice = verdict.notice {
      addBlank()
      add(notice, indent: "  ")
    }
  }

  private mutating func add(_ crash: Verdict.Crash, kind: Exercise.Kind) {
    addBlank()
    if let rule = crash.rule { add("While testing: \(rule)", indent: "  ", as: style.bold) }
    add(crash.message, indent: "    ", as: style.red)
    if let place = crash.place {
      let file = kind.hasSeveralFiles ? place.file : "your file"
      add("at line \(place.line) of \(file)", indent: "    ")
    }
  }

  private mutating func add(
    _ diagnostics: [Verdict.Diagnostic],
    of outcome: Verdict.Outcome,
    kind: Exercise.Kind,
    label: String?
  ) {
    let diagnostics = outcome == .doesNotCompile ? diagnostics.errors : diagnostics
    let mine = diagnostics.filter(\.isMine)
    let isMine = outcome != .doesNotCompile || mine.contains { $0.severity == .error }
    // The tests use a name again and again, and one that is gone is reported each time.
    var messages: Set<String> = []
    let shown = isMine ? mine : diagnostics.filter { messages.insert($0.message).inserted }
    let limit = 3
    for diagnostic in shown.prefix(limit) {
      let place =
        switch diagnostic.place {
        case let place? where place.isMine:
          (kind.hasSeveralFiles ? "\(place.file) " : "") + "line \(place.line): "
        case .some: "the exercise's tests: "
        case nil: ""
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
    if !isMine, shown.contains(where: { $0.place != nil }) {
      addBlank()
      add(
        "The tests use what the starter declared: keep its names and types"
          + (label.map { label in
            ", or see them again with `\(commandName) reset \(label)`, "
              + "which keeps a copy of your file."
          } ?? "."),
        indent: "  "
      )
    }
  }

  private mutating func add(printed: String) {
    guard !printed.isEmpty else { return }
    addBlank()
    add("Your code printed:", indent: "  ", as: style.dim)
    let lines = printed.trimmed.lines
    let limit = 20
    var rows: [String] = []
    var whole = 0
    for line in lines {
      rows += wrap(line, width: width, indent: "    ")
      if rows.count > limit { break }
      whole += 1
    }
    for row in rows.prefix(limit) { addUnbroken(row) }
    let more = lines.count - whole
    if more > 0 {
      add("and \(more) more \(more == 1 ? "line" : "lines")", indent: "    ", as: style.dim)
    }
  }

  mutating func addNext(
    after exercise: Exercise,
    _ progress: LearnerProgress,
    in catalog: Catalog,
    setting: Setting
  ) {
    guard let next = catalog.firstPending(progress, after: exercise) else {
      addAllDone(catalog, progress)
      return
    }
    let how = setting == .watching ? "press n" : "`\(commandName) next`"
    add(label: "Next", "\(how) for \(next.heading): \(next.title)")
  }
}

extension Exercise.Kind {
  fileprivate var hasSeveralFiles: Bool { self == .capstone || self == .own }

  /// What to do first, where the rules by themselves don't say it.
  fileprivate var firstStep: String? {
    switch self {
    case .test: "Write tests, then save: the verdict names the bugs that they let through."
    case .predict: "Write down what you expect, then save: the verdict says how far you were right."
    case .write, .fix, .law, .migrate, .capstone, .own: nil
    }
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
  /// The seed that draws its first failure's script again, as ReducerTesting's report has it.
  fileprivate var seed: Substring? {
    rules.first { !$0.failures.isEmpty }?.failures.lazy.flatMap(\.comments).compactMap {
      $0.firstMatch(of: /WORKBOOK_SEED=(\d+)/)?.1
    }
    .first
  }

  /// Whether its first failure shows an expression with its value.
  fileprivate var showsValue: Bool {
    rules.first { !$0.failures.isEmpty }?.failures[0].expectation.contains(" → ") == true
  }

  /// How much holds, in words; nil if nothing could be counted.
  fileprivate func summary(kind: Exercise.Kind) -> String? {
    if crash != nil { return nil }
    switch findings {
    case .bugs(let bugs):
      let found = bugs.count(where: \.isFound)
      return outcome == .pass
        ? "your tests find all \(bugs.count) bugs"
        : "your tests find \(found) of \(bugs.count) bugs"
    case .rules(let rules):
      if rules.allSatisfy({ $0.run == .skipped }) { return nil }
      let held = rules.count(where: \.holds)
      if kind == .test { return "\(held) of your \(rules.count) tests agree with the chapter" }
      if rules.count == 1 { return outcome == .pass ? "its rule holds" : "its rule does not hold" }
      return outcome == .pass
        ? "all \(rules.count) rules hold" : "\(held) of \(rules.count) rules hold"
    }
  }
}

extension Workspace {
  /// The faulty line, if one is known, as its file and `:LINE:COLUMN`.
  fileprivate func place(
    of verdict: Verdict,
    in exercise: Exercise
  ) -> (file: Path, position: String)? {
    let error = verdict.diagnostics.first { $0.isMine && $0.severity == .error }
    let test = exercise.isOwn ? verdict.failedTest : nil
    guard let place = error?.place ?? verdict.crash?.place ?? test else { return nil }
    let column = place.column.map { ":\($0)" } ?? ""
    let mine = (try? files(exercise)) ?? []
    let file = mine.first { Path($0.name).name == place.file }.map { path($0, of: exercise) }
    return (file ?? self.file(exercise), ":\(place.line)\(column)")
  }
}

extension Verdict {
  /// Where the first test that fails does.
  fileprivate var failedTest: Place? {
    rules.first { !$0.failures.isEmpty }.map { rule in
      Place(file: rule.file, line: rule.failures[0].line ?? rule.line)
    }
  }

  /// Whether nothing is wrong but that the tests don't find what they use.
  fileprivate var missesOnlyNames: Bool {
    outcome == .doesNotCompile && !diagnostics.contains { $0.isMine && $0.severity == .error }
  }
}

extension Submission {
  /// What to say of a file that is empty or gone, if there is one.
  fileprivate var lostFile: String? {
    if exercise.isOwn { return nil }
    guard exercise.kind == .capstone else {
      return files.contains(where: \.isBlank)
        ? "Your file is empty. `\(commandName) reset \(exercise.label)` restores the starter." : nil
    }
    for starter in exercise.starter {
      let mine = files.first { $0.name == starter.name }
      guard mine?.isBlank != false else { continue }
      let name = String(starter.name.dropFirst(exercise.fileName.count + 1))
      let file = exercise.folder / "Starter" / name
      return "\(name) is \(mine == nil ? "gone" : "empty"). Its starter is \(file.short)."
    }
    return nil
  }

  /// What a starter gets wrong is nobody's mistake, unless the task is to fix it.
  fileprivate func isStarted(_ progress: LearnerProgress) -> Bool {
    exercise.kind == .fix || progress.hasBegun(exercise, files: files)
  }
}
