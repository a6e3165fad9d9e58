// What a program can be asked to do, as a table. The parser and the help read the same table, so
// the help can't leave anything out.

/// One thing that a program does, and what it takes.
public struct Command<Action: Sendable>: Sendable {
  /// The word that asks for it; empty for what the program does without such a word.
  public var name: String
  /// What may follow, such as `ID`, `NAME DIR`, or `[ID]` where it may be left out. One that ends
  /// in "…" may be repeated.
  public var operand: String?
  public var summary: String
  public var details: String
  public var options: [CommandOption]
  public var action: Action

  public init(
    name: String = "",
    operand: String? = nil,
    summary: String,
    details: String = "",
    options: [CommandOption] = [],
    action: Action
  ) {
    self.name = name
    self.operand = operand
    self.summary = summary
    self.details = details
    self.options = options
    self.action = action
  }
}

/// A word such as `--json`, or `--limit SECONDS`.
public struct CommandOption: Sendable {
  public var name: String
  /// What follows it, such as `SECONDS`; nil for a switch.
  public var value: String?
  public var summary: String

  public init(name: String, value: String? = nil, summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}

extension CommandOption {
  public static let help = CommandOption(name: "--help", summary: "Shows this.")
}

/// A program's commands.
public struct Program<Action: Sendable>: Sendable {
  /// What a user types to start it.
  public var name: String
  /// What runs when no command is named.
  public var standard: Command<Action>
  /// If there are none, the first word is the operand of `standard`.
  public var commands: [Command<Action>]
  /// The options that every command takes, besides `--help`.
  public var commonOptions: [CommandOption]
  /// What to type instead of these words, given the unexpected one among them; nil if there is
  /// nothing to suggest.
  public var advice: @Sendable (_ words: [String], _ unexpected: String) -> String?

  public init(
    name: String,
    standard: Command<Action>,
    commands: [Command<Action>] = [],
    commonOptions: [CommandOption] = [],
    advice: @escaping @Sendable (_ words: [String], _ unexpected: String) -> String? = { _, _ in nil
    }
  ) {
    self.name = name
    self.standard = standard
    self.commands = commands
    self.commonOptions = commonOptions
    self.advice = advice
  }

  public func options(of command: Command<Action>) -> [CommandOption] {
    command.options + commonOptions + [.help]
  }
}

extension Program {
  /// What `--help` prints, in lines of at most `width` columns.
  public func help(for command: Command<Action>, width: Int) -> [String] {
    let words = [name, command.name, command.operand ?? "", "[OPTIONS]"]
    var lines = wrap(
      "Usage: " + words.filter { !$0.isEmpty }.joined(separator: " "),
      width: width,
      hangingIndent: "    "
    )
    for text in [command.summary, command.details] where !text.isEmpty {
      lines += [""] + wrap(text, width: width)
    }
    lines += ["", "Options:"]
    for option in options(of: command) {
      let name = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
      lines += definition(of: name, option.summary, width: width)
    }
    if command.name.isEmpty, !commands.isEmpty {
      lines += ["", "Commands:"]
      for command in commands {
        let name = [command.name, command.operand].compactMap { $0 }.joined(separator: " ")
        lines += definition(of: name, command.summary, width: width)
      }
    }
    return lines
  }
}

/// `  name    what it means`, over two lines where there is no room.
private func definition(of name: String, _ text: String, width: Int) -> [String] {
  let column = 22
  if width < column + 24 || name.count > column - 3 {
    return wrap(name, width: width, indent: "  ") + wrap(text, width: width, indent: "      ")
  }
  return wrap(
    text,
    width: width,
    indent: "  " + name + String(repeating: " ", count: column - 2 - name.count),
    hangingIndent: String(repeating: " ", count: column)
  )
}
