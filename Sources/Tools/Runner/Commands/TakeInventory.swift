// `inventory` is a program of its own, so that the first verdict doesn't wait for it. It is built
// for speed, because it reads whole code bases.

import Apps
import Terminal

extension WorkbookCommand {
  static var inventory: Self {
    .inventory(named: "inventory") { arguments in
      let setup = try Setup(arguments)
      let program = setup.package / ".build/release/inventory"
      try build(
        program,
        in: setup,
        configuration: "release",
        notice: "Building the inventory. The first time, that takes about half a minute."
      )
      let options = CommandOption.inventory.flatMap { option in
        arguments[option].map { $0.isEmpty ? [option.name] : ["\(option.name)=\($0)"] } ?? []
      }
      throw becoming([program.description] + options + arguments.operands)
    }
  }
}
