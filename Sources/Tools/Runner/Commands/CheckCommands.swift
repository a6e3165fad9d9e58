// The commands that give a verdict on one exercise, or on a chapter's library.

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
        return try await check.action(arguments)
      }
      let isFirst = try !setup.hasWorkspace
      let (workspace, start, notices) = try setup.openWorkspaceSilently()
      let checker = try await setup.checker(in: workspace.buildFolder)
      func watch(
        from progress: LearnerProgress,
        isFirst: Bool = false,
        notices: [Notice]
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
        var notices: [Notice] = []
        do {
          switch due {
          case .play(let exercise): try await play(exercise, in: workspace, setup, checker.builder)
          case .review: try review(in: workspace, setup)
          }
        } catch let problem as Problem {
          notices = [Notice(problem.happened, problem.advice)]
        }
        let (progress, damage) = try workspace.update()
        errand = try await watch(from: progress, notices: damage + notices)
      }
      return .pass
    }
  }

  static var check: Self {
    Self(
      name: "run",
      operand: "[ID]",
      summary:
        "Checks one exercise, by its number, name or file; the current one if none is named.",
      options: [.json, .problems, .limit, .swiftPM]
    ) { arguments in
      let setup = try Setup(arguments)
      let (workspace, progress) = try setup.openWorkspace()
      return try await check(try setup.exercise(in: workspace, progress), in: workspace, setup)
    }
  }

  private static func check(
    _ exercise: Exercise,
    in workspace: Workspace,
    _ setup: Setup
  ) async throws -> ExitCode {
    guard let files = try workspace.files(exercise) else { throw workspace.missing(exercise) }
    let submission = Submission(exercise: exercise, files: files)
    let checker = try await setup.checker(in: workspace.buildFolder)
    let console = setup.console
    let verdict = try await interruptible {
      try await checker.check(files, for: exercise, progress: console.showBuilding)
    }
    console.clearStatus()
    try? workspace.writeCompileCommands()
    let (answer, progress) = try workspace.take(verdict, on: submission)
    if setup.arguments.has(.json) {
      let problems = ProblemsJSON(problems: workspace.problems(verdict, on: submission))
      let json = Joined(
        ExerciseJSON(exercise, in: workspace),
        Joined(VerdictJSON(verdict), problems)
      )
      try console.print(jsonText(json))
    } else {
      var page = console.page()
      page.add(answer, in: workspace, progress, setting: .commands)
      page.addWatchNote(on: exercise, current: try workspace.currentExercise(progress))
      try console.print(page)
      if setup.arguments.has(.problems) {
        let lines = workspace.problems(verdict, on: submission).map { $0.text + "\n" }
        try console.print("\n" + lines.joined())
      }
    }
    return verdict.exitCode
  }

  static var test: Self {
    Self(
      name: "test",
      operand: "N",
      summary: "Runs chapter N's own tests, on its library or on yours.",
      options: [.mine, .json, .limit, .swiftPM]
    ) { arguments in
      let setup = try Setup(arguments)
      let console = setup.console
      let chapter = try setup.catalog.chapter(arguments.operand ?? "")
      let (workspace, _) = try setup.openWorkspace()
      if arguments.has(.mine) {
        return try await check(try setup.catalog.capstone(of: chapter), in: workspace, setup)
      }
      let checker = try await setup.checker(in: workspace.buildFolder)
      let verdict = try await interruptible {
        try await checker.checkLibrary(of: chapter, progress: console.showBuilding)
      }
      console.clearStatus()
      if arguments.has(.json) {
        try console.print(jsonText(VerdictJSON(verdict)))
      } else {
        var page = console.page()
        page.add(verdict, named: chapter.name, kind: .capstone)
        try console.print(page)
      }
      return verdict.exitCode
    }
  }
}

extension CommandOption {
  fileprivate static let problems = CommandOption(
    name: "--problems",
    summary: "Also prints what is wrong as FILE:LINE:COLUMN: error: …, for an editor."
  )
  fileprivate static let clear = CommandOption(
    name: "--clear",
    summary: "Clears the screen before each verdict; scrolling back shows the ones before."
  )
  fileprivate static let mine = CommandOption(
    name: "--mine",
    summary: "Runs them on your own library, which is the capstone."
  )
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
  /// An exercise is done if it passed when it was last checked. A verdict on files that have
  /// changed since says nothing about that.
  @discardableResult
  func take(
    _ verdict: Verdict,
    on submission: Submission
  ) throws -> (answer: Answer, progress: LearnerProgress) {
    guard (try? files(submission.exercise)) == submission.files else {
      return (.verdict(verdict, submission), try update().0)
    }
    return try respond(to: .done(verdict, submission))
  }
}
