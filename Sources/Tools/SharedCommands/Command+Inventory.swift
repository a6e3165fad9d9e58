// The command line of `workbook inventory`, which is passed on to the program that reads the code.

import Terminal

extension CommandOption {
  public static let only = CommandOption(
    name: "--only",
    value: "CONSTRUCT",
    summary: "Lists every place of one construct, by its name in the report."
  )
  public static let since = CommandOption(
    name: "--since",
    value: "FILE",
    summary: "Lists what is new since an inventory that --json saved."
  )
  public static let failOn = CommandOption(
    name: "--fail-on",
    value: "STYLE",
    summary: "Exits with 1 if a step away from this style, or an older one, has something to do; "
      + "with --since, if it has something new."
  )
  public static let markdown = CommandOption(
    name: "--markdown",
    summary: "Prints the whole plan, to paste and tick off."
  )
  public static let inventoryJSON = CommandOption(
    name: "--json",
    summary: "Prints everything as JSON; see docs/reference/inventory.md."
  )
  public static let inventory: [CommandOption] = [
    .only, .since, .failOn, .markdown, .inventoryJSON,
  ]
}

extension Command {
  /// The same command in both programs: `workbook` checks the words before it builds anything.
  public static func inventory(named name: String = "", action: Action) -> Self {
    Self(
      name: name,
      operand: "PATH…",
      summary: "Reads Swift code, yours too, and says in which style it is and what to move first.",
      details: "It never writes to what it reads, and needs no build of it.",
      options: CommandOption.inventory,
      action: action
    )
  }
}
