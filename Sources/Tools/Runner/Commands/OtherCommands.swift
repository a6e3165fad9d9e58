// The commands that have a program of their own: `inventory` and `site`.

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

  static var site: Self {
    .site(named: "site") { arguments in
      let program = OtherProgram(
        name: "site",
        notice: "Building what builds the site. The first time, that takes a minute or two."
      )
      throw try program.becoming(arguments, [.serve, .base])
    }
  }
}
