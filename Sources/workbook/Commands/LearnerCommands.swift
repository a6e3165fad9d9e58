// The commands of a learner.

import Foundation
import Terminal

extension Command {
  /// Without a command: watch on a terminal, else check the current exercise once.
  static let standard = Command(
    name: "",
    summary: "Learn the Composable Architecture by rebuilding it: edit an exercise, save, and read "
      + "the verdict.",
    details: "On a terminal it watches your current exercise and gives a verdict at each save. "
      + "Elsewhere it checks it once.",
    options: [limit, swiftPM]
  ) { invocation in
    let setup = try Setup(invocation)
    let console = setup.console
    let (workspace, progress, notices) = try setup.openWorkspaceSilently(invocation)
    let checker = try await setup.checker(in: Builder.folder(in: workspace), invocation)
    if console.display.isTerminal, isatty(STDIN_FILENO) == 1 {
      return try await WatchRuntime(workspace: workspace, checker: checker, console: console)
        .run(from: progress, notices: notices)
    }
    for notice in notices { console.warn(notice.message) }
    let exercise = try workspace.currentExercise(progress)
    return try await check(exercise, in: workspace, checker, console, asJSON: false)
  }

  static let list = Command(
    name: "list",
    summary: "Shows all exercises, which are done, and where you are.",
    options: [json]
  ) { invocation in
    let setup = try Setup(invocation)
    let (workspace, progress) = try setup.openWorkspace(invocation)
    let current = try workspace.currentExercise(progress)
    if invocation.has(json) {
      let entries = setup.catalog.exercises.map { exercise in
        Joined(
          ExerciseJSON(exercise, in: workspace),
          ProgressJSON(
            isDone: progress.done.contains(exercise.id),
            isCurrent: exercise == current
          )
        )
      }
      try setup.console.print(
        jsonText(ListJSON(workspace: workspace.folder.description, exercises: entries))
      )
    } else {
      var page = setup.console.page()
      page.add(listOf: setup.catalog, progress, current: current)
      try setup.console.print(page)
    }
    return .pass
  }

  static let check = Command(
    name: "run",
    operand: "[ID]",
    summary: "Checks one exercise, by its number or name; the current one if none is named.",
    options: [json, limit, seed, swiftPM]
  ) { invocation in
    let setup = try Setup(invocation)
    let (workspace, progress) = try setup.openWorkspace(invocation)
    let checker = try await setup.checker(in: Builder.folder(in: workspace), invocation)
    return try await check(
      try workspace.exercise(invocation.operand, progress),
      in: workspace,
      checker,
      setup.console,
      asJSON: invocation.has(json)
    )
  }

  private static func check(
    _ exercise: Exercise,
    in workspace: Workspace,
    _ checker: Checker,
    _ console: Console,
    asJSON: Bool
  ) async throws -> ExitCode {
    guard let files = try workspace.files(exercise) else {
      throw workspace.missing(exercise)
    }
    let verdict = try await checker.check(files, for: exercise) { part, count, name in
      console.showStatus(
        "\(progressBar(done: part - 1, of: count, width: 16)) building \(name)"
      )
    }
    console.clearStatus()
    let (progress, _) = try workspace.update { $0.record(verdict, for: exercise) }
    if asJSON {
      try console.print(jsonText(Joined(ExerciseJSON(exercise, in: workspace), verdict)))
    } else {
      var page = console.page()
      page.add(verdict, on: exercise, in: workspace, progress: progress, setting: .commands)
      try console.print(page)
    }
    return verdict.outcome == .pass ? .pass : .notYet
  }

  static let next = Command(
    name: "next",
    summary: "Goes on to the next exercise that is not done."
  ) { invocation in
    let setup = try Setup(invocation)
    let (workspace, progress) = try setup.openWorkspace(invocation)
    let current = try workspace.currentExercise(progress)
    var page = setup.console.page()
    if let next = setup.catalog.firstPending(progress, after: current) {
      try workspace.update { $0.current = next.id }
      if !progress.done.contains(current.id) {
        page.add("\(current.label) \(current.name) stays in the list as pending.")
      }
      page.addIntroduction(next, in: workspace)
      page.add(label: "Next", "`\(commandName)` checks it")
    } else if progress.done.contains(current.id) {
      page.add("All \(setup.catalog.exercises.count) exercises are done.")
    } else {
      page.add("\(current.label) \(current.name) is the last one that is not done.")
    }
    try setup.console.print(page)
    return .pass
  }

  static let hint = Command(
    name: "hint",
    operand: "[ID]",
    summary: "Gives one more hint each time: a question, a pointer, nearly the answer."
  ) { invocation in
    let setup = try Setup(invocation)
    let (workspace, progress) = try setup.openWorkspace(invocation)
    let exercise = try workspace.exercise(invocation.operand, progress)
    let hints = try Hints(exercise)
    let number = min(hints.texts.count, progress.hints[exercise.id, default: 0] + 1)
    try workspace.update { $0.hints[exercise.id] = number }
    var page = setup.console.page()
    page.add(hint: number, of: exercise, hints)
    try setup.console.print(page)
    return .pass
  }

  static let reset = Command(
    name: "reset",
    operand: "ID",
    summary: "Writes an exercise's starter again, and keeps what you had."
  ) { invocation in
    let setup = try Setup(invocation)
    let (workspace, progress) = try setup.openWorkspace(invocation)
    let exercise = try workspace.exercise(invocation.operand, progress)
    let backups = try workspace.reset(exercise)
    var page = setup.console.page()
    page.add("\(exercise.label) \(exercise.name) is the starter again.")
    page.add(
      label: "Edit",
      workspace.file(exercise).short,
      linkedTo: workspace.file(exercise)
    )
    for backup in backups { page.add(label: "Kept", backup.short, linkedTo: backup) }
    try setup.console.print(page)
    return .pass
  }

  static let spoil = Option(name: "--spoil", summary: "Shows it though you have not passed yet.")

  static let solution = Command(
    name: "solution",
    operand: "ID",
    summary: "Shows the solution as a difference to your file, once you have passed.",
    options: [spoil]
  ) { invocation in
    let setup = try Setup(invocation)
    let (workspace, progress) = try setup.openWorkspace(invocation)
    let exercise = try workspace.exercise(invocation.operand, progress)
    guard progress.done.contains(exercise.id) || invocation.has(spoil) else {
      throw Problem(
        "\(exercise.label) \(exercise.name) is not done yet.",
        "Pass it first, or add --spoil to see the solution now.",
        exitCode: .notYet
      )
    }
    var page = setup.console.page()
    let mine = try workspace.files(exercise) ?? []
    let differing = exercise.solution.filter { !mine.contains($0) }
    if differing.isEmpty { page.add("Yours is the solution, to the letter.") }
    for file in differing {
      let before = mine.first { $0.name == file.name }?.text ?? ""
      page.add(differenceFrom: before.lines, to: file.text.lines, named: Path(file.name).name)
    }
    try setup.console.print(page)
    return .pass
  }

  static let checkAll = Command(
    name: "check-all",
    summary: "Checks every exercise, one line each.",
    options: [json, limit, swiftPM]
  ) { invocation in
    let setup = try Setup(invocation)
    let console = setup.console
    let (workspace, _) = try setup.openWorkspace(invocation)
    let checker = try await setup.checker(in: Builder.folder(in: workspace), invocation)
    let exercises = setup.catalog.exercises
    let outcomes = try await inParallel(exercises) { exercise -> Verdict? in
      guard let files = try workspace.files(exercise) else { return nil }
      return try await checker.check(files, for: exercise)
    } onDone: { index, verdict, count in
      let exercise = exercises[index]
      if !invocation.has(json) {
        var page = console.page()
        page.add(line: verdict, for: exercise)
        console.clearStatus()
        try console.print(page)
      }
      console.showStatus(
        "\(progressBar(done: count, of: exercises.count, width: 24)) checking"
      )
    }
    console.clearStatus()
    let verdicts = zip(exercises, outcomes).compactMap { exercise, verdict in
      verdict.map { (exercise, $0) }
    }
    try workspace.update { progress in
      for (exercise, verdict) in verdicts { progress.record(verdict, for: exercise) }
    }
    let passed = verdicts.count { $0.1.outcome == .pass }
    if invocation.has(json) {
      let entries = verdicts.map { Joined(ExerciseJSON($0.0, in: workspace), $0.1) }
      try console.print(jsonText(CheckAllJSON(passed: passed, exercises: entries)))
    } else {
      try console.print("\(passed) of \(exercises.count) pass\n")
    }
    return passed == exercises.count ? .pass : .notYet
  }

  static let mine = Option(name: "--mine", summary: "On your own library instead: the capstone.")

  static let test = Command(
    name: "test",
    operand: "N",
    summary: "Runs chapter N's own tests, on its library or on yours.",
    options: [mine, json, limit, swiftPM]
  ) { invocation in
    let setup = try Setup(invocation)
    let chapter = try setup.catalog.chapter(invocation.operand ?? "")
    let (workspace, _) = try setup.openWorkspace(invocation)
    let checker = try await setup.checker(in: Builder.folder(in: workspace), invocation)
    if invocation.has(mine) {
      guard
        let capstone = setup.catalog.exercises.first(where: {
          $0.chapter == chapter && $0.kind == .capstone
        })
      else {
        throw Problem(
          "Chapter \(chapter.number) has no capstone yet.",
          "Run its tests without --mine.",
          exitCode: .usage
        )
      }
      return try await check(
        capstone,
        in: workspace,
        checker,
        setup.console,
        asJSON: invocation.has(json)
      )
    }
    let verdict = try await checker.check(chapter) { part, count, name in
      setup.console.showStatus(
        "\(progressBar(done: part - 1, of: count, width: 16)) building \(name)"
      )
    }
    setup.console.clearStatus()
    if invocation.has(json) {
      try setup.console.print(jsonText(verdict))
    } else {
      var page = setup.console.page()
      page.add(verdict, named: chapter.name, kind: .capstone)
      try setup.console.print(page)
    }
    return verdict.outcome == .pass ? .pass : .notYet
  }

  static let feature = Option(
    name: "--feature",
    value: "NAME",
    summary: "Runs one feature by itself, from chapter 2 on: counter, sheet or favorites."
  )

  static let play = Command(
    name: "play",
    operand: "N",
    summary: "Runs PrimeTime, the app of all chapters, in the terminal on chapter N's library.",
    options: [feature]
  ) { invocation in
    let setup = try Setup(invocation)
    throw PrimeTime(package: setup.package)
      .replaceProcess(chapter: invocation.operand ?? "", feature: invocation[feature])
  }
}

extension Workspace {
  /// The named exercise, else the current one.
  fileprivate func exercise(_ reference: String?, _ progress: Progress) throws -> Exercise {
    try reference.map { try catalog.exercise($0) } ?? currentExercise(progress)
  }
}

extension Progress {
  /// Done is what passed when it was last checked.
  mutating func record(_ verdict: Verdict, for exercise: Exercise) {
    if verdict.outcome == .pass {
      done.insert(exercise.id)
    } else {
      done.remove(exercise.id)
    }
  }
}
