// `inventory` and `site` are programs of their own, so that the first verdict doesn't wait for
// them.

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
