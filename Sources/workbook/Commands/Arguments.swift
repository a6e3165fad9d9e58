// The command line: a table of commands, read strictly, so that a slip of the pen is told and not
// guessed at.

struct Command: Sendable {
  struct Option: Sendable {
    var name: String
    /// What stands behind it, such as `DIR`; nil for a switch.
    var value: String?
    var summary: String
  }

  var name: String
  /// What may follow, such as `[ID]` or `ID`: at most one word.
  var operand: String?
  var summary: String
  var details = ""
  var options: [Option] = []
  var run: @Sendable (Invocation) async throws -> ExitCode
}

/// A command with everything that was typed behind it.
struct Invocation: Sendable {
  let command: Command
  var operand: String?
  var options: [String: String] = [:]

  func has(_ option: Command.Option) -> Bool { options[option.name] != nil }
  subscript(option: Command.Option) -> String? { options[option.name] }

  /// The number behind an option.
  func seconds(_ option: Command.Option) throws -> Duration? {
    guard let text = self[option] else { return nil }
    guard let value = Double(text), value > 0, value <= 3600 else {
      throw usage("\(option.name) takes seconds between 0 and 3600, not \"\(text)\".")
    }
    return .seconds(value)
  }

  /// - Throws: a `Problem` that says what of the words can't be.
  init(_ words: [String], commands: [Command], standard: Command) throws {
    var rest = words[...]
    if let first = rest.first, !first.hasPrefix("-") {
      rest.removeFirst()
      guard let command = commands.first(where: { $0.name == first }) else {
        throw Problem(
          "There is no command \"\(first)\".", "`\(commandName) --help` lists them.",
          exitCode: .usage)
      }
      self.command = command
    } else {
      command = standard
    }
    while let word = rest.popFirst() {
      if word.hasPrefix("--") {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard let option = command.allOptions.first(where: { $0.name == parts[0] }) else {
          throw usage("\(title) has no option \(parts[0]).")
        }
        switch (option.value, parts.count) {
        case (nil, 1): options[option.name] = ""
        case (nil, _): throw usage("\(option.name) takes no value.")
        case (let value?, 1):
          guard let next = rest.popFirst() else {
            throw usage("\(option.name) needs \(value) behind it.")
          }
          options[option.name] = next
        case (_, _): options[option.name] = parts[1]
        }
      } else if word.hasPrefix("-"), word != "-h" {
        throw usage("\(title) has no option \(word).")
      } else if word == "-h" {
        options[Command.help.name] = ""
      } else if command.operand != nil, operand == nil {
        operand = word
      } else {
        throw usage("\(title) takes no \"\(word)\".")
      }
    }
    if let wanted = command.operand, !wanted.hasPrefix("["), operand == nil,
      !has(Command.help)
    {
      throw usage("\(title) needs \(wanted).")
    }
  }

  private var title: String {
    command.name.isEmpty ? "The workbook" : "`\(command.name)`"
  }

  private func usage(_ happened: String) -> Problem {
    let name = command.name.isEmpty ? "" : " \(command.name)"
    return Problem(happened, "`\(commandName)\(name) --help` shows what it takes.", exitCode: .usage)
  }
}

extension Command {
  static let help = Option(name: "--help", summary: "Shows this.")
  static let json = Option(
    name: "--json", summary: "Prints JSON for editors and scripts; see docs/runner.md.")
  static let limit = Option(
    name: "--limit", value: "SECONDS", summary: "How long the tests of an exercise may run (10).")
  static let workspace = Option(
    name: "--workspace", value: "DIR",
    summary: "Your folder of exercises (Workspace in the package).")
  static let package = Option(
    name: "--package", value: "DIR",
    summary: "The package whose chapters are used (the one this program was built from).")

  var allOptions: [Option] { options + [Self.workspace, Self.package, Self.help] }

  func helpText(_ page: inout Page) {
    let words = [commandName, name, operand ?? "", options.isEmpty ? "" : "[OPTIONS]"]
    page.add("Usage: " + words.filter { !$0.isEmpty }.joined(separator: " "), hanging: "    ")
    page.addBlank()
    page.add(summary)
    if !details.isEmpty {
      page.addBlank()
      page.add(details)
    }
    page.addBlank()
    page.add("Options:")
    for option in allOptions {
      let name = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
      page.add(definition: name, option.summary, column: 22)
    }
  }
}

extension Page {
  /// `  name    what it means`, over two lines where there is no room.
  mutating func add(definition name: String, _ text: String, column: Int) {
    if width >= column + 24 {
      add(
        text, indent: "  " + name.padded(to: column - 3) + " ",
        hanging: String(repeating: " ", count: column))
    } else {
      add(name, indent: "  ")
      add(text, indent: "      ")
    }
  }
}
