// Whatever a first verdict doesn't need is in a program of its own, `classroom`: checks of many
// exercises, reports, JSON, chapters' tests, packages, reviews, the search of the pages. The
// workbook reads the same command line, for the help and for mistakes in it, then becomes that
// program.

import Foundation
import Terminal

extension WorkbookCommand {
  package static func checkAll(_ action: @escaping WorkbookAction = inClassroom) -> Self {
    Self(
      name: "check-all",
      operand: "[N]",
      summary: "Checks every exercise, or those of chapter N, one line each.",
      options: [.begun, .json, .report, .learners, .limit, .swiftPM],
      action: action
    )
  }

  package static func test(_ action: @escaping WorkbookAction = inClassroom) -> Self {
    Self(
      name: "test",
      operand: "N",
      summary: "Runs chapter N's own tests, on its library or on yours.",
      options: [.libraryOfMine, .json, .limit, .swiftPM],
      action: action
    )
  }

  package static func export(_ action: @escaping WorkbookAction = inClassroom) -> Self {
    Self(
      name: "export",
      operand: "NAME DIR",
      summary: "Makes a package of a feature of your own, in a new folder.",
      details: "It builds by itself, and has the chapter's library as a dependency.",
      action: action
    )
  }

  package static func review(_ action: @escaping WorkbookAction = inClassroom) -> Self {
    Self(
      name: "review",
      operand: "[ID]",
      summary:
        "Find the mistake: asks about five answers to exercises that you passed some days ago.",
      details: "An exercise comes back after 1, 3, 7 and 21 days; one that you missed, on the next "
        + "day. With ID, it asks about that exercise. Without a terminal it prints one card.",
      options: [.reviewAll, .answer, .handedIn],
      action: action
    )
  }

  package static func find(_ action: @escaping WorkbookAction = inClassroom) -> Self {
    Self(
      name: "find",
      operand: "WORDS…",
      summary: "Finds the sections of lessons, guides and exercises that these words are about.",
      details: "A whole error message finds its entry: put it in quotes.",
      action: action
    )
  }

  /// Goes on as that program.
  /// - Returns: why that failed.
  static func classroom(_ arguments: Arguments) throws -> Problem {
    let file = try program.built(in: Setup.package(arguments[.package]))
    return replaceProcess(by: [file.description] + CommandLine.arguments.dropFirst())
  }

  /// Reviews from a watch, and comes back.
  static func review(in workspace: Workspace) throws {
    try runInFront([
      try program.built(in: workspace.package).description, "review",
      "--workspace=\(workspace.folder)", "--package=\(workspace.package)",
    ])
  }

  private static let program = OtherProgram(
    name: "classroom",
    notice: "Building the commands that a first verdict doesn't need. That takes some seconds.",
    sources: [
      "Tools/classroom", "Tools/Cards", "Tools/Runner", "Tools/SharedCommands", "Support/Terminal",
      "Chapter04Core",
    ]
  )
}

/// The action of the commands that another program has.
package let inClassroom: WorkbookAction = { throw try WorkbookCommand.classroom($0) }

extension CommandOption {
  package static let begun = CommandOption(
    name: "--begun",
    summary: "Leaves out those of which you have only the starter."
  )
  package static let report = CommandOption(
    name: "--report",
    value: "FORMAT",
    summary: "Prints one report: markdown, for a pull request, or junit, for any CI."
  )
  package static let learners = CommandOption(
    name: "--learners",
    value: "DIR",
    summary: "Checks what was begun in each of the workspaces in this folder: see docs/teaching.md."
  )
  package static let reviewAll = CommandOption(
    name: "--all",
    summary: "Asks about any exercise that you have passed, due or not."
  )
  package static let handedIn = CommandOption(
    name: "--learners",
    value: "DIR",
    summary: "For a teacher: counts what was missed in the workspaces in this folder."
  )
  package static let answer = CommandOption(
    name: "--answer",
    summary: "Without a terminal, prints the answers and the reason instead."
  )
  package static let libraryOfMine = CommandOption(
    name: "--mine",
    summary: "Runs them on your own library, which is the capstone."
  )
}
