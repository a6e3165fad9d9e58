// Whatever a first verdict doesn't need is in a program of its own, `classroom`: checks of many
// exercises, reports, JSON, chapters' tests, packages. The workbook reads the same command line,
// for the help and for mistakes in it, then becomes that program.

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

  /// Goes on as that program.
  /// - Returns: why that failed.
  static func classroom(_ arguments: Arguments) throws -> Problem {
    let program = OtherProgram(
      name: "classroom",
      notice: "Building what checks many exercises. The first time, that takes some seconds.",
      sources: ["Tools/classroom"] + runnersSources
    )
    let file = try program.built(in: Setup.package(arguments[.package]))
    return replaceProcess(by: [file.description] + CommandLine.arguments.dropFirst())
  }
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
  package static let libraryOfMine = CommandOption(
    name: "--mine",
    summary: "Runs them on your own library, which is the capstone."
  )
}
