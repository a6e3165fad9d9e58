// The commands that give a verdict on one exercise: once, or at each save.

import Foundation
import Terminal

extension WorkbookCommand {
  /// Without a command: watches on a terminal, otherwise checks the current exercise once.
  static var standard: Self {
    Self(
      summary:
        "Learn the Composable Architecture by rebuilding it: edit an exercise, save, and read "
        + "the verdict.",
      details: "On a terminal it watches your current exercise and gives a verdict at each save. "
        + "Elsewhere it checks it once.",
      options: [.clear, .limit, .swiftPM]
    ) { arguments in
      let setup = try Setup(arguments)
      guard setup.isOnTerminal else {
        return try await run.action(arguments)
      }
      let isFirst = try !setup.closedWorkspace.memory.exists
      let (workspace, start, notices) = try setup.openWorkspaceSilently()
      let checker = try await setup.checker(in: workspace.buildFolder)
      func watch(
        from progress: LearnerProgress,
        isFirst: Bool = false,
        notices: [Problem]
      ) async throws -> Watch.Errand? {
        try await WatchRun(
          in: workspace,
          from: progress,
          isFirst: isFirst,
          notices: notices,
          clearsScreen: arguments.has(.clear),
          checker: checker,
          console: setup.console
        ).untilQuit()
      }
      var errand = try await watch(from: start, isFirst: isFirst, notices: notices)
      while let due = errand {
        var notices: [Problem] = []
        do {
          switch due {
          case .play(let exercise): try await play(exercise, in: workspace, setup, checker.builder)
          case .review: try review(in: workspace)
          }
        } catch let problem as Problem {
          notices = [problem]
        }
        let (progress, damage) = try workspace.update()
        errand = try await watch(from: progress, notices: damage + notices)
      }
      return .pass
    }
  }

  static var run: Self {
    .run { arguments in
      if arguments.has(.json) || arguments.has(.problems) { throw try classroom(arguments) }
      let setup = try Setup(arguments)
      let (workspace, progress) = try setup.openWorkspace()
      let check = try await setup.check(setup.exercise(in: workspace, progress), in: workspace)
      try setup.print(check)
      return check.verdict.exitCode
    }
  }

  package static func run(_ action: @escaping WorkbookAction) -> Self {
    Self(
      name: "run",
      operand: "[ID]",
      summary:
        "Checks one exercise, by its number, name or file; the current one if none is named.",
      options: [.json, .problems, .limit, .swiftPM],
      action: action
    )
  }
}

/// An exercise that was checked once.
package struct CheckResult {
  package let workspace: Workspace
  package let submission: Submission
  package let verdict: Verdict
  fileprivate let answer: Answer
  fileprivate let progress: LearnerProgress
}

extension Setup {
  package func check(_ exercise: Exercise, in workspace: Workspace) async throws -> CheckResult {
    guard let files = try workspace.files(exercise) else { throw workspace.missing(exercise) }
    let submission = Submission(exercise: exercise, files: files)
    let checker = try await checker(in: workspace.buildFolder)
    let verdict = try await interruptible {
      try await checker.check(files, for: exercise, progress: console.showBuilding)
    }
    console.clearStatus()
    try? workspace.updateCompileCommands(for: exercise)
    let (answer, progress) = try workspace.take(verdict, on: submission)
    return CheckResult(
      workspace: workspace,
      submission: submission,
      verdict: verdict,
      answer: answer,
      progress: progress
    )
  }

  package func print(_ check: CheckResult) throws {
    let (workspace, exercise) = (check.workspace, check.submission.exercise)
    var page = console.page()
    page.add(check.answer, in: workspace, check.progress)
    page.addWatchNote(on: exercise, current: try workspace.currentExercise(check.progress))
    try console.print(page)
  }
}

extension CommandOption {
  package static let problems = CommandOption(
    name: "--problems",
    summary: "Also prints what is wrong as FILE:LINE:COLUMN: error: …, for an editor."
  )
  fileprivate static let clear = CommandOption(
    name: "--clear",
    summary: "Clears the screen before each verdict; scrolling back shows the ones before."
  )
}
