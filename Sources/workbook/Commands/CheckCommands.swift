// The commands that give verdicts.

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
    guard console.display.isTerminal, isatty(STDIN_FILENO) == 1 else {
      return try await check.run(invocation)
    }
    let (workspace, progress, notices) = try setup.openWorkspaceSilently(invocation)
    let checker = try await setup.checker(in: workspace.buildFolder, invocation)
    return try await WatchRun(
      in: workspace,
      from: progress,
      notices: notices,
      checker: checker,
      console: console
    ).untilQuit()
  }

  static let check = Command(
    name: "run",
    operand: "[ID]",
    summary: "Checks one exercise, by its number or name; the current one if none is named.",
    options: [json, limit, seed, swiftPM]
  ) { invocation in
    let setup = try Setup(invocation)
    let (workspace, _, exercise) = try setup.openExercise(invocation)
    return try await check(exercise, in: workspace, setup, invocation)
  }

  private static func check(
    _ exercise: Exercise,
    in workspace: Workspace,
    _ setup: Setup,
    _ invocation: Invocation
  ) async throws -> ExitCode {
    guard let files = try workspace.files(exercise) else { throw workspace.missing(exercise) }
    let checker = try await setup.checker(in: workspace.buildFolder, invocation)
    let console = setup.console
    let verdict = try await interruptible {
      try await checker.check(files, for: exercise, progress: console.showBuilding)
    }
    console.clearStatus()
    let progress = try workspace.record(verdict, on: files, of: exercise)
    if invocation.has(json) {
      try console.print(
        jsonText(Joined(ExerciseJSON(exercise, in: workspace), VerdictJSON(verdict)))
      )
    } else {
      var page = console.page()
      page.add(
        verdict,
        of: files,
        for: exercise,
        in: workspace,
        progress: progress,
        setting: .commands
      )
      try console.print(page)
    }
    return verdict.exitCode
  }

  static let mine = Option(name: "--mine", summary: "On your own library instead: the capstone.")

  static let test = Command(
    name: "test",
    operand: "N",
    summary: "Runs chapter N's own tests, on its library or on yours.",
    options: [mine, json, limit, swiftPM]
  ) { invocation in
    let setup = try Setup(invocation)
    let console = setup.console
    let chapter = try setup.catalog.chapter(invocation.operand ?? "")
    let (workspace, _) = try setup.openWorkspace(invocation)
    if invocation.has(mine) {
      return try await check(
        try setup.catalog.capstone(of: chapter),
        in: workspace,
        setup,
        invocation
      )
    }
    let checker = try await setup.checker(in: workspace.buildFolder, invocation)
    let verdict = try await interruptible {
      try await checker.check(chapter, progress: console.showBuilding)
    }
    console.clearStatus()
    if invocation.has(json) {
      try console.print(jsonText(VerdictJSON(verdict)))
    } else {
      var page = console.page()
      page.add(verdict, named: chapter.name, kind: .capstone)
      try console.print(page)
    }
    return verdict.exitCode
  }

  static let checkAll = Command(
    name: "check-all",
    summary: "Checks every exercise, one line each.",
    options: [json, limit, swiftPM]
  ) { invocation in
    let setup = try Setup(invocation)
    let console = setup.console
    let (workspace, _) = try setup.openWorkspace(invocation)
    let checker = try await setup.checker(in: workspace.buildFolder, invocation)
    let exercises = setup.catalog.exercises
    let outcomes = try await interruptible {
      try await inParallel(exercises) { exercise -> Verdict? in
        guard let files = try workspace.files(exercise) else { return nil }
        let verdict = try await checker.check(files, for: exercise)
        try workspace.record(verdict, on: files, of: exercise)
        return verdict
      } onDone: { index, verdict, count in
        if !invocation.has(json) {
          var page = console.page()
          page.add(line: verdict, for: exercises[index])
          console.clearStatus()
          try console.print(page)
        }
        console.showStatus(
          "\(progressBar(done: count, of: exercises.count, width: 24)) checking"
        )
      }
    }
    console.clearStatus()
    let verdicts = zip(exercises, outcomes).compactMap { exercise, verdict in
      verdict.map { (exercise, $0) }
    }
    let passed = verdicts.count { $0.1.outcome == .pass }
    if invocation.has(json) {
      let entries = verdicts.map { Joined(ExerciseJSON($0.0, in: workspace), VerdictJSON($0.1)) }
      try console.print(jsonText(CheckAllJSON(passed: passed, exercises: entries)))
    } else {
      try console.print("\(passed) of \(exercises.count) pass\n")
    }
    return passed == exercises.count ? .pass : .notYet
  }
}

extension Catalog {
  fileprivate func capstone(of chapter: Chapter) throws -> Exercise {
    guard let capstone = exercises.first(where: { $0.chapter == chapter && $0.kind == .capstone })
    else {
      throw Problem(
        "Chapter \(chapter.number) has no capstone yet.",
        "Run its tests without --mine.",
        exitCode: .usage
      )
    }
    return capstone
  }
}

extension Console {
  @Sendable func showBuilding(part: Int, of count: Int, name: String) {
    showStatus("\(progressBar(done: part - 1, of: count, width: 16)) building \(name)")
  }
}

extension Verdict {
  fileprivate var exitCode: ExitCode { outcome == .pass ? .pass : .notYet }
}

extension Workspace {
  /// Done is what passed when it was last checked. A verdict on files that have changed meanwhile
  /// says nothing of that.
  @discardableResult
  fileprivate func record(
    _ verdict: Verdict,
    on files: [SourceFile],
    of exercise: Exercise
  ) throws -> LearnerProgress {
    let isCurrent = (try? self.files(exercise)) == files
    return try update { progress in
      if isCurrent { progress.apply(.done(exercise.id, verdict.outcome == .pass)) }
    }.0
  }
}
