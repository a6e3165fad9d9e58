// The commands of a learner, but for those that give verdicts.

import Foundation
import Terminal

extension Command {
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

  static let next = Command(
    name: "next",
    operand: "[ID]",
    summary: "Goes on to the next exercise that is not done, or to the one you name."
  ) { invocation in
    let setup = try Setup(invocation)
    let (workspace, progress) = try setup.openWorkspace(invocation)
    let current = try workspace.currentExercise(progress)
    let next =
      try invocation.operand.map(setup.catalog.exercise)
      ?? setup.catalog.firstPending(progress, after: current)
    var page = setup.console.page()
    if let next {
      try workspace.update { $0.current = next.id }
      if next != current, !progress.done.contains(current.id) {
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
    let (workspace, progress, exercise) = try setup.openExercise(invocation)
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
    let (workspace, progress, exercise) = try setup.openExercise(invocation)
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
    let (workspace, progress, exercise) = try setup.openExercise(invocation)
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
