// The sentences that answer a request, wherever it was made.

import Terminal

/// How the reader can go on: by keys in a watching workbook, or by typing commands.
enum Setting {
  case watching, commands
}

extension Page {
  mutating func add(
    _ answer: Answer,
    in workspace: Workspace,
    _ progress: LearnerProgress,
    setting: Setting
  ) {
    switch answer {
    case .movedOn(let exercise, let pending):
      if let pending { add("\(pending.label) \(pending.name) stays in the list as pending.") }
      addIntroduction(exercise, in: workspace)
      if setting == .commands { add(label: "Next", "`\(commandName)` checks it") }
    case .lastPending(let exercise):
      add("\(exercise.label) \(exercise.name) is the last one that is not done.")
    case .allDone:
      addAllDone(workspace.catalog)
    case .hint(let exercise, let number):
      add(hint: number, of: exercise, try? Hints(exercise))
    case .reset(let exercise, let kept):
      add("\(exercise.label) \(exercise.name) is the starter again.")
      let file = workspace.file(exercise)
      add(label: "Edit", file.short, linkedTo: file)
      for backup in kept { add(label: "Kept", backup.short, linkedTo: backup) }
    case .solution(let exercise):
      addSolution(of: exercise, in: workspace)
    case .notDone(let exercise):
      add(exercise.notDone.message)
    case .verdict(let verdict, let submission):
      add(verdict, on: submission, in: workspace, progress: progress, setting: setting)
    }
  }

  mutating func addAllDone(_ catalog: Catalog) {
    add("All \(catalog.exercises.count) exercises are done.", as: style.bold)
  }

  /// What the reader meets first: what the exercise is, and where.
  mutating func addIntroduction(_ exercise: Exercise, in workspace: Workspace) {
    addBlank()
    add("\(exercise.label) \(exercise.name): \(exercise.title)", as: style.bold)
    let file = workspace.file(exercise)
    add(label: "Edit", file.short, linkedTo: file)
    addReading(exercise)
  }

  mutating func addReading(_ exercise: Exercise) {
    guard let page = exercise.chapter.page(with: exercise.lesson) else { return }
    add(label: "Read", "\(page.short), \"\(exercise.lesson)\"", linkedTo: page)
  }

  private mutating func addSolution(of exercise: Exercise, in workspace: Workspace) {
    let mine = (try? workspace.files(exercise)) ?? []
    let differing = exercise.solution.filter { !mine.contains($0) }
    if differing.isEmpty { add("Your file matches the solution exactly.") }
    for file in differing {
      let before = mine.first { $0.name == file.name }?.text ?? ""
      add(differenceFrom: before.lines, to: file.text.lines, named: Path(file.name).name)
    }
  }
}

extension Exercise {
  /// Why the solution is not shown yet.
  var notDone: Problem {
    Problem(
      "\(label) \(name) is not done yet.",
      "Pass it first, or add --spoil to see the solution now.",
      exitCode: .notYet
    )
  }
}
