// `inventory`, `find` and `site` are programs of their own, so that the first verdict doesn't wait
// for them.

import Apps
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
          in: setup,
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
    try build(program, in: setup, configuration: configuration, notice: notice)
    let words = options.flatMap { option in
      arguments[option].map { $0.isEmpty ? [option.name] : ["\(option.name)=\($0)"] } ?? []
    }
    return becoming([program.description] + words + arguments.operands)
  }
}

extension Path {
  /// Whether this file was written after all that the folders hold.
  fileprivate func isNewer(than folders: [Path]) -> Bool {
    guard let written = modificationTime else { return false }
    let files = folders.flatMap { folder in [folder] + folder.contents.map { folder / $0 } }
    return files.allSatisfy { $0.modificationTime.map { $0 < written } ?? false }
  }
}
