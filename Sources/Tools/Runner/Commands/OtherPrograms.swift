// `inventory`, `find`, `review` and `site` are programs of their own, so that the first verdict
// doesn't wait for them.

import Apps
import Foundation
import Terminal

extension WorkbookCommand {
  /// Built for speed, because it reads whole code bases.
  static var inventory: Self {
    .inventory(named: "inventory") { arguments in
      throw try becoming(
        "inventory",
        arguments,
        CommandOption.inventory,
        configuration: "release",
        notice: "Building the inventory. The first time, that takes about half a minute."
      )
    }
  }

  /// Built for speed, and only if it changed, because its answer takes less than SwiftPM to start.
  static var find: Self {
    .find(named: "find") { arguments in
      let setup = try Setup(arguments)
      let program = setup.package / ".build/release/find"
      let sources = ["Sources/Tools/find", "Sources/Tools/Apps", "Sources/Support/Terminal"]
      if !program.isNewer(than: sources.map { setup.package / $0 }) {
        try build(
          program,
          in: setup.package,
          setup.console,
          configuration: "release",
          notice: "Building the search. The first time, that takes about half a minute."
        )
      }
      throw becoming([program.description, setup.package.description] + arguments.operands)
    }
  }

  static var site: Self {
    .site(named: "site") { arguments in
      throw try becoming(
        "site",
        arguments,
        [.serve, .base],
        configuration: "debug",
        notice: "Building what builds the site. The first time, that takes a minute or two."
      )
    }
  }

  static var review: Self {
    .review(named: "review") { arguments in
      let setup = try Setup(arguments)
      let program = try built(review: setup)
      let options = reviewOptions + [.workspace, .package]
      throw becoming([program.description] + words(of: arguments, options))
    }
  }

  /// Reviews from a watch, and comes back.
  static func review(in workspace: Workspace, _ setup: Setup) throws {
    try runInFront([
      try built(review: setup).description, "--workspace=\(workspace.folder)",
      "--package=\(setup.package)",
    ])
  }

  /// The command in both programs.
  package static func review(named name: String, action: @escaping WorkbookAction) -> Self {
    Self(
      name: name,
      operand: "[ID]",
      summary:
        "Find the mistake: asks about five answers to exercises that you passed some days ago.",
      details: "An exercise comes back after 1, 3, 7 and 21 days; one that you missed, on the next "
        + "day. With ID, it asks about that exercise. Without a terminal it prints one card.",
      options: reviewOptions,
      action: action
    )
  }

  private static let reviewOptions: [CommandOption] = [.reviewAll, .answer, .handedIn]

  private static func built(review setup: Setup) throws -> Path {
    try built(
      "review",
      of: ["Cards", "review"],
      in: setup.package,
      setup.console,
      notice: "Building the review. The first time, that takes about half a minute."
    )
  }

  /// A program that shares the runner's modules, built if it is older than its sources.
  static func built(
    _ name: String,
    of tools: [String],
    in package: Path,
    _ console: Console,
    notice: String
  ) throws -> Path {
    let program = package / ".build/debug/\(name)"
    let folders =
      (tools + ["Runner"]).map { "Tools/\($0)" } + ["Support/Terminal", "Chapter04Core"]
    if !program.isNewer(than: folders.map { package / "Sources/\($0)" }) {
      try build(program, in: package, console, notice: notice)
      // SwiftPM leaves it alone if nothing has changed but a time.
      utimes(program.description, nil)
    }
    return program
  }

  /// The options as they were typed.
  private static func words(of arguments: Arguments, _ options: [CommandOption]) -> [String] {
    options.flatMap { option in
      arguments[option].map { $0.isEmpty ? [option.name] : ["\(option.name)=\($0)"] } ?? []
    } + arguments.operands
  }

  /// Builds another program, and goes on as that.
  private static func becoming(
    _ name: String,
    _ arguments: Arguments,
    _ options: [CommandOption],
    configuration: String,
    notice: String
  ) throws -> Problem {
    let setup = try Setup(arguments)
    let program = setup.package / ".build/\(configuration)/\(name)"
    try build(
      program,
      in: setup.package,
      setup.console,
      configuration: configuration,
      notice: notice
    )
    return becoming([program.description] + words(of: arguments, options))
  }
}

extension Path {
  /// Whether this file was written after all that the folders hold.
  func isNewer(than folders: [Path]) -> Bool {
    guard let written = modificationTime else { return false }
    let files = folders.flatMap { folder in [folder] + folder.sourceNames().map { folder / $0 } }
    return files.allSatisfy { $0.modificationTime.map { $0 < written } ?? false }
  }
}

extension CommandOption {
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
}
