// The commands of a learner, except those that give verdicts.

import Foundation
import Terminal

extension WorkbookCommand {
  static var list: Self {
    .list { arguments in
      if arguments.has(.json) { throw try classroom(arguments) }
      let setup = try Setup(arguments)
      let (workspace, progress) = try setup.openWorkspace()
      let current = try workspace.currentExercise(progress)
      var page = setup.console.page()
      let isWhole = arguments.has(.all) || !page.isTerminal
      let rows = isWhole ? Int.max : setup.console.size.rows - 2
      page.add(listOf: workspace.catalog, progress, current: current, rows: rows)
      try setup.console.print(page)
      return .pass
    }
  }

  package static func list(_ action: @escaping WorkbookAction) -> Self {
    Self(
      name: "list",
      summary: "Shows all exercises, which are done, and where you are.",
      details: "Where not all of them fit on the terminal, it shows those near you.",
      options: [.all, .json],
      action: action
    )
  }

  static var next: Self {
    Self(
      name: "next",
      operand: "[ID]",
      summary:
        "Goes to the next exercise that isn't done, or to the one you name. It passes optional ones "
        + "by, unless you are at one.",
      details: "On a terminal it then watches that exercise, unless a watch is running."
    ) { arguments in
      let setup = try Setup(arguments)
      func goOn(in workspace: Workspace) throws -> Response {
        try workspace.respond(to: .next(arguments.operand.map(workspace.exercise)))
      }
      if setup.isOnTerminal {
        let workspace = try setup.openWorkspaceSilently().workspace
        if try FileLock(ifFree: workspace.watchLock) != nil {
          _ = try goOn(in: workspace)
          return try await standard.action(arguments)
        }
      }
      return try answer(arguments) { workspace, _ in try goOn(in: workspace) }
    }
  }

  static var hint: Self {
    Self(
      name: "hint",
      operand: "[ID]",
      summary: "Gives one more hint each time: a question, a pointer, nearly the answer."
    ) { arguments in
      try answer(arguments) { workspace, exercise in
        try workspace.respond(to: .hint(exercise()))
      }
    }
  }

  static var read: Self {
    Self(
      name: "read",
      operand: "[ID]",
      summary: "Shows the part of the lesson that an exercise belongs to."
    ) { arguments in
      let setup = try Setup(arguments)
      let (workspace, progress) = try setup.openWorkspace()
      let exercise = try setup.exercise(in: workspace, progress)
      if let problem = exercise.notOurs { throw problem }
      var page = setup.console.page()
      page.addSection(of: exercise)
      if page.isTerminal, isatty(STDIN_FILENO) == 1 {
        try await Terminal.page(through: page.lines, style: page.style)
      } else {
        try setup.console.print(page)
      }
      return .pass
    }
  }

  static var reset: Self {
    Self(
      name: "reset",
      operand: "ID",
      summary: "Restores an exercise's starter, and keeps a copy of your file."
    ) { arguments in
      try answer(arguments) { workspace, exercise in
        let exercise = try exercise()
        let kept = try workspace.reset(exercise)
        return (.reset(exercise, kept: kept), try workspace.update().0)
      }
    }
  }

  static var solution: Self {
    Self(
      name: "solution",
      operand: "[ID]",
      summary: "Shows where the solution differs from your file, once you have passed.",
      options: [.spoil]
    ) { arguments in
      try answer(arguments) { workspace, exercise in
        let exercise = try exercise()
        let progress = try workspace.update().0
        guard arguments.has(.spoil) || progress.done.contains(exercise.id) else {
          throw Problem(
            "\(exercise.heading) is not done yet.",
            "Pass it first, or add --spoil to see the solution now.",
            exitCode: .notYet
          )
        }
        return (.solution(exercise), progress)
      }
    }
  }

  /// Makes a request as a watching workbook would, and prints the answer.
  private static func answer(
    _ arguments: Arguments,
    by respond: (Workspace, _ exercise: () throws -> Exercise) throws -> Response
  ) throws -> ExitCode {
    let setup = try Setup(arguments)
    let (workspace, progress) = try setup.openWorkspace()
    let response = try respond(workspace) {
      let exercise = try setup.exercise(in: workspace, progress)
      if let problem = exercise.notOurs { throw problem }
      return exercise
    }
    var page = setup.console.page()
    page.add(response.answer, in: workspace, response.progress)
    try setup.console.print(page)
    return .pass
  }

  private typealias Response = (answer: Answer, progress: LearnerProgress)
}

extension CommandOption {
  fileprivate static let all = CommandOption(name: "--all", summary: "Lists every exercise.")
  fileprivate static let spoil = CommandOption(
    name: "--spoil",
    summary: "Shows it even if you haven't passed yet."
  )
}
