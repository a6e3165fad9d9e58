// The sentences that answer a request, wherever it was made.

import Terminal

extension Page {
  mutating func add(_ answer: Answer, in workspace: Workspace, _ progress: LearnerProgress) {
    switch answer {
    case .movedOn(let exercise, let pending):
      if let pending { add("\(pending.heading) stays in the list as pending.") }
      addIntroduction(exercise, in: workspace)
      addFilling(of: exercise, progress, in: workspace.catalog)
      if !isWatching {
        add(
          label: "Next",
          "`\(commandName)` starts there; one that is already running moves there by itself"
        )
      }
    case .lastPending(let exercise):
      add("\(exercise.heading) is the last one that is not done.")
    case .allDone:
      addAllDone(workspace.catalog, progress)
    case .first(let exercise):
      add("\(exercise.heading) is the first one.")
    case .hint(let exercise, let number):
      let isDone = progress.done.contains(exercise.id)
      add(hint: number, of: exercise, try? Hints(exercise), isDone: isDone)
    case .reset(let exercise, let kept):
      add("\(exercise.heading) is the starter again.")
      addEdit(exercise, in: workspace)
      for backup in kept { add(label: "Kept", backup.short, linkedTo: backup) }
      addFilling(of: exercise, progress, in: workspace.catalog)
    case .solution(let exercise):
      addSolution(of: exercise, in: workspace)
    case .verdict(let verdict, let submission):
      add(verdict, on: submission, in: workspace, progress: progress)
    }
  }

  mutating func addAllDone(_ catalog: Catalog, _ progress: LearnerProgress) {
    let pending = catalog.exercises.filter { !progress.done.contains($0.id) }
    guard let first = pending.first else {
      add("All \(catalog.exercises.count) exercises are done.", as: style.bold)
      return
    }
    let left = pending.count == 1 ? "1 is left" : "\(pending.count) are left"
    add("Done, but for optional exercises: \(left).", as: style.bold)
    let how = way("g and \(first.label)", "next \(first.label)")
    add(label: "Next", "\(how) begins with \(first.name)")
  }

  /// What the reader sees first: what the exercise is, and where.
  mutating func addIntroduction(_ exercise: Exercise, in workspace: Workspace) {
    addBlank()
    add("\(exercise.heading): \(exercise.title)", as: style.bold)
    addEdit(exercise, in: workspace)
    addReading(exercise)
    guard exercise.isOwn else { return }
    add(label: "Tests", (exercise.folder / "\(exercise.name)Tests.swift").short)
    add(label: "Play", way("press s", "play \(exercise.name)"))
  }

  mutating func addEdit(_ exercise: Exercise, in workspace: Workspace) {
    let place = workspace.file(exercise)
    let file = exercise.taskFile.map { place / $0 } ?? place
    add(label: "Edit", file.short, linkedTo: file)
  }

  /// What a capstone's files already contained when they were handed out.
  mutating func addFilling(
    of exercise: Exercise,
    _ progress: LearnerProgress,
    in catalog: Catalog
  ) {
    let parts = exercise.starter.compactMap { file -> String? in
      guard let filling = progress.filled[exercise.starterID(file)] else { return nil }
      let labels = filling.exercises.compactMap { catalog[$0]?.label }
      return "\(Path(file.name).name) from \(labels.joined(separator: " and "))"
    }
    if parts.isEmpty { return }
    add(label: "Yours", "filled in with what you wrote: \(parts.joined(separator: ", "))")
  }

  /// Says that checking another exercise moved nothing.
  mutating func addWatchNote(on exercise: Exercise, current: Exercise) {
    if exercise == current { return }
    add(
      label: "Note",
      "you are still at \(current.label); `\(commandName) next \(exercise.label)` moves you, and a "
        + "watching workbook, to \(exercise.label)"
    )
  }

  /// The first thing that anyone reads here: what this is, and what happens next.
  mutating func addWelcome(to workspace: Workspace) {
    add("Welcome! Here you rebuild the Composable Architecture in small exercises.")
    add("They are in \(workspace.folder.short): open that folder in your editor.")
    add("Save the file named below after each change: every save gets a verdict here.")
    add("Stuck? h gives a hint. q quits, and the next run continues where you stopped.")
  }

  mutating func addReading(_ exercise: Exercise) {
    guard let page = exercise.chapter.page(with: exercise.lesson) else { return }
    add(label: "Read", "\(page.short), \"\(exercise.lesson)\"", linkedTo: page)
  }

  /// The part of the lesson that an exercise belongs to.
  mutating func addSection(of exercise: Exercise) {
    guard let (file, text) = exercise.chapter.section(exercise.lesson) else {
      add(
        "The lesson has no section \"\(exercise.lesson)\". Read \(exercise.chapter.folder.short)."
      )
      return
    }
    add(text)
    addBlank()
    add(label: "From", file.short, linkedTo: file)
  }

  mutating func add(
    hint number: Int,
    of exercise: Exercise,
    _ hints: Hints?,
    isDone: Bool
  ) {
    guard let hints, hints.texts.indices.contains(number - 1) else {
      add("Exercise \(exercise.label) has no such hint.")
      return
    }
    add(
      "Hint \(number) of \(hints.texts.count) for \(exercise.heading)",
      as: style.bold
    )
    add(hints.texts[number - 1], indent: "  ")
    guard number == hints.texts.count || isDone else { return }
    addBlank()
    add(
      (isDone ? "You have passed this exercise. " : "That was the last hint. ")
        + way("v", "solution \(exercise.label)\(isDone ? "" : " --spoil")") + " shows the solution."
    )
  }

  private mutating func addSolution(of exercise: Exercise, in workspace: Workspace) {
    let mine = (try? workspace.files(exercise)) ?? []
    var isSame = true
    for file in exercise.solution {
      let texts = [mine.first { $0.name == file.name }?.text ?? "", file.text]
      // A library's solution is the chapter's own library, with all its comments.
      let lines = texts.map { exercise.kind == .capstone ? $0.codeLines : $0.lines }
      if lines[0] == lines[1] { continue }
      isSame = false
      add(differenceFrom: lines[0], to: lines[1], named: Path(file.name).name)
    }
    if isSame { add("Your file matches the solution exactly.") }
  }
}

extension String {
  /// The lines that aren't comments, without leading or repeated blank lines.
  var codeLines: [String] {
    lines.filter { !$0.trimmed.hasPrefix("//") }.reduce(into: []) { lines, line in
      if !line.trimmed.isEmpty || lines.last?.trimmed.isEmpty == false { lines.append(line) }
    }
  }
}
