// A verdict on what a learner wrote, and what to do next: what to edit, what to read, and the next
// exercise.

import Terminal

extension Page {
  mutating func add(
    _ verdict: Verdict,
    on submission: Submission,
    in workspace: Workspace,
    progress: LearnerProgress
  ) {
    let exercise = submission.exercise
    let isStarted = submission.isStarted(progress)
    let reset = way("z", "reset \(exercise.label)")
    let lost = verdict.missesOnlyNames ? submission.lostFile(resetBy: reset) : nil
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
      if let gain = try? Hints(exercise).gain {
        add("You can now \(gain)", indent: "  ")
        addBlank()
      }
      if let command = exercise.playCommand {
        add(label: "Play", (isWatching ? "" : "see it: ") + way("press s to see it", command))
      }
      if ![.capstone, .own].contains(exercise.kind),
        submission.files.map(\.text) != exercise.solution.map(\.text)
      {
        add(
          label: "Ours",
          "yours needn't look like it: "
            + way("press v", "solution \(exercise.label)")
        )
      }
      addNext(after: exercise, progress, in: workspace.catalog)
    } else {
      addReferences(verdict, of: exercise, in: workspace)
      if !isWatching, (try? Hints(exercise)) != nil {
        add(label: "Next", "`\(commandName) hint \(exercise.label)` gives a hint")
      }
    }
  }

  /// What to edit and read. A watching workbook said so when it came to the exercise, so only a
  /// faulty line is news.
  private mutating func addReferences(
    _ verdict: Verdict,
    of exercise: Exercise,
    in workspace: Workspace
  ) {
    if let (file, position) = workspace.place(of: verdict, in: exercise) {
      add(label: "Edit", file.short + position, linkedTo: file)
    } else if !isWatching {
      addEdit(exercise, in: workspace)
    }
    if !isWatching { addReading(exercise) }
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

  mutating func addNext(after exercise: Exercise, _ progress: LearnerProgress, in catalog: Catalog)
  {
    guard let next = catalog.firstPending(progress, after: exercise) else {
      addAllDone(catalog, progress)
      return
    }
    var place = ""
    if let part = exercise.part, let nextPart = next.part, part != nextPart {
      add("That was the last exercise of \(part).")
      place = ", in \(nextPart)"
    }
    add(label: "Next", "\(way("press n", "next")) for \(next.heading)\(place): \(next.title)")
  }
}

extension Exercise.Kind {
  /// What to do first, where the rules by themselves don't say it.
  fileprivate var firstStep: String? {
    switch self {
    case .test: "Write tests, then save: the verdict names the bugs that they let through."
    case .predict: "Write down what you expect, then save: the verdict says how far you were right."
    case .write, .fix, .law, .migrate, .capstone, .own: nil
    }
  }
}

extension Verdict {
  /// Whether its first failure shows an expression with its value.
  fileprivate var showsValue: Bool {
    rules.first { !$0.failures.isEmpty }?.failures[0].expectation.contains(" → ") == true
  }

  /// Where the first test that fails does.
  fileprivate var failedTest: Place? {
    rules.first { !$0.failures.isEmpty }.map { rule in
      Place(file: rule.file, line: rule.failures[0].line ?? rule.line)
    }
  }

  /// Whether the only thing wrong is that the tests don't find what they use.
  fileprivate var missesOnlyNames: Bool {
    outcome == .doesNotCompile && !diagnostics.contains { $0.isMine && $0.severity == .error }
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

extension Submission {
  /// What to say of a file that is empty or gone, if there is one.
  fileprivate func lostFile(resetBy way: String) -> String? {
    if exercise.isOwn { return nil }
    guard exercise.kind == .capstone else {
      return files.contains(where: \.isBlank)
        ? "Your file is empty. \(way) restores the starter." : nil
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
