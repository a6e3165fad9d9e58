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
    guard let value = Double(text), value >= 0.1, value <= 3600 else {
      throw usage("\(option.name) takes seconds between 0.1 and 3600, not \"\(text)\".")
    }
    return .seconds(value)
  }

  func number(_ option: Command.Option) throws -> UInt64? {
    guard let text = self[option] else { return nil }
    guard let number = UInt64(text) else {
      throw usage("\(option.name) takes a whole number, not \"\(text)\".")
    }
    return number
  }

  /// - Throws: a `Problem` that says what of the words can't be.
  init(_ words: [String], commands: [Command], standard: Command) throws {
    let known = (commands + [standard]).flatMap(\.allOptions)
    var plain: [String] = []
    var typed: [(name: String, value: String?)] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        plain.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let name = parts[0] == "-h" ? Command.help.name : parts[0]
      let takesValue = known.contains { $0.name == name && $0.value != nil }
      let isNextValue = takesValue && rest.first?.hasPrefix("-") == false
      typed.append((name, parts.count == 2 ? parts[1] : isNextValue ? rest.popFirst() : nil))
    }

    if let name = plain.first {
      guard let command = commands.first(where: { $0.name == name }) else {
        throw Problem(
          "There is no command \"\(name)\".",
          "`\(commandName) --help` lists them.",
          exitCode: .usage
        )
      }
      self.command = command
    } else {
      command = standard
    }
    for (name, value) in typed {
      guard let option = command.allOptions.first(where: { $0.name == name }) else {
        throw usage("\(title) has no option \(name).")
      }
      if option.value == nil, value != nil { throw usage("\(name) takes no value.") }
      if let wanted = option.value, value?.isEmpty != false {
        throw usage("\(name) needs \(wanted).")
      }
      options[name] = value ?? ""
    }
    operand = plain.dropFirst().first
    if let excess = plain.dropFirst(command.operand == nil ? 1 : 2).first {
      throw usage("\(title) takes no \"\(excess)\".")
    }
    if let wanted = command.operand, !wanted.hasPrefix("["), operand == nil, !has(Command.help) {
      throw usage("\(title) needs \(wanted).")
    }
  }

  private var title: String {
    command.name.isEmpty ? "The workbook" : "`\(command.name)`"
  }

  private func usage(_ happened: String) -> Problem {
    let name = command.name.isEmpty ? "" : " \(command.name)"
    return Problem(
      happened,
      "`\(commandName)\(name) --help` shows what it takes.",
      exitCode: .usage
    )
  }
}

extension Command {
  static let help = Option(name: "--help", summary: "Shows this.")
  static let json = Option(
    name: "--json",
    summary: "Prints JSON for editors and scripts; see docs/runner.md."
  )
  static let limit = Option(
    name: "--limit",
    value: "SECONDS",
    summary: "How long the tests of an exercise may run (10)."
  )
  static let swiftPM = Option(
    name: "--swiftpm",
    summary: "Builds by SwiftPM: slower, for a toolchain on which the direct way fails."
  )
  static let seed = Option(
    name: "--seed",
    value: "N",
    summary: "Draws the random scripts of a law from this seed; a failing verdict names its own."
  )
  static let workspace = Option(
    name: "--workspace",
    value: "DIR",
    summary: "Your folder of exercises (Workspace in the package)."
  )
  static let package = Option(
    name: "--package",
    value: "DIR",
    summary: "The package whose chapters are used (the one this program was built from)."
  )

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
        text,
        indent: "  " + name.padded(to: column - 3) + " ",
        hanging: String(repeating: " ", count: column)
      )
    } else {
      add(name, indent: "  ")
      add(text, indent: "      ")
    }
  }
}
