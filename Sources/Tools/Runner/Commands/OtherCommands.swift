// The commands that other programs carry out: `inventory`, `find`, `review` and `site`.

import SharedCommands
import Terminal

extension WorkbookCommand {
  static var inventory: Self {
    .inventory(named: "inventory") { arguments in
      // Built for speed, because it reads whole code bases.
      let program = OtherProgram(
        name: "inventory",
        notice: "Building the inventory. The first time, that takes about half a minute.",
        sources: ["Tools/inventory", "Tools/SharedCommands", "Support/Terminal"],
        configuration: "release"
      )
      throw try program.becoming(arguments, CommandOption.inventory)
    }
  }

  static var find: Self {
    .find(named: "find") { arguments in
      let package = try Setup.package(arguments[.package])
      let program = OtherProgram(
        name: "find",
        notice: "Building the search. The first time, that takes about half a minute.",
        sources: ["Tools/find", "Tools/SharedCommands", "Support/Terminal"],
        configuration: "release"
      )
      let words = [try program.built(in: package), package].map(\.description)
      throw replaceProcess(by: words + arguments.operands)
    }
  }

  static var site: Self {
    .site(named: "site") { arguments in
      let program = OtherProgram(
        name: "site",
        notice: "Building what builds the site. The first time, that takes a minute or two."
      )
      throw try program.becoming(arguments, [.serve, .base])
    }
  }

  static var review: Self {
    .review(named: "review") { arguments in
      throw try reviewing.becoming(arguments, reviewOptions + [.workspace, .package])
    }
  }

  /// Reviews from a watch, and comes back.
  static func review(in workspace: Workspace) throws {
    try runInFront([
      try reviewing.built(in: workspace.package).description, "--workspace=\(workspace.folder)",
      "--package=\(workspace.package)",
    ])
  }

  private static let reviewing = OtherProgram(
    name: "review",
    notice: "Building the review. The first time, that takes about half a minute.",
    sources: ["Tools/Cards", "Tools/review"] + runnersSources
  )

  /// What a program is made of that uses the runner.
  static let runnersSources = [
    "Tools/Runner", "Tools/SharedCommands", "Support/Terminal", "Chapter04Core",
  ]

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
