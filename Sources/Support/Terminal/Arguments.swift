// Reads a command line by its program's table, strictly: a typo is reported rather than guessed at.

/// What was typed after a command.
public struct Arguments: Sendable {
  /// The words that are no options; more than one only where the command takes several.
  public let operands: [String]
  public var operand: String? { operands.first }
  fileprivate let options: [String: String]
  fileprivate let usage: Usage

  public func has(_ option: CommandOption) -> Bool { options[option.name] != nil }
  public subscript(option: CommandOption) -> String? { options[option.name] }

  /// The number of seconds that follows an option.
  public func seconds(_ option: CommandOption) throws(UsageError) -> Duration? {
    guard let text = self[option] else { return nil }
    guard let value = Double(text), value >= 0.1, value <= 3600 else {
      throw usage.error("\(option.name) takes seconds between 0.1 and 3600, not \"\(text)\".")
    }
    return .seconds(value)
  }
}

/// A command line that asks for nothing the program does: what is wrong with it, then what to do.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  public let happened: String
  public let advice: String

  public init(happened: String, advice: String) {
    self.happened = happened
    self.advice = advice
  }

  public var description: String { "\(happened) \(advice)" }
}

extension Program {
  /// Reads what was typed after the program's name.
  public func parse(
    _ words: [String]
  ) throws(UsageError) -> (command: Command<Action>, arguments: Arguments) {
    var (plain, typed) = split(words)
    let allPlain = plain
    var command = standard
    if let name = plain.first, !commands.isEmpty {
      guard let named = commands.first(where: { $0.name == name }) else {
        // What follows a misspelt option looks like a command.
        if let (option, _) = typed.first(where: { option(named: $0.name) == nil }) {
          throw error(about: option, to: standard)
        }
        let help = "`\(self.name) --help` lists them."
        throw UsageError(
          happened: "There is no command \"\(name)\".",
          advice: advice(allPlain, name)
            ?? suggestion(for: name, of: commands.map(\.name)).map { "\($0) \(help)" } ?? help
        )
      }
      command = named
      plain.removeFirst()
    }
    let usage = Usage(program: name, command: command.name)
    let known = options(of: command)
    var options: [String: String] = [:]
    for (name, value) in typed {
      guard let option = known.first(where: { $0.name == name }) else {
        throw error(about: name, to: command)
      }
      if option.value == nil, value != nil { throw usage.error("\(name) takes no value.") }
      if let wanted = option.value, value?.isEmpty != false {
        throw usage.error("\(name) needs \(wanted).")
      }
      options[name] = value ?? ""
    }
    let isEndless = command.operand?.hasSuffix("…") == true
    let wanted = command.operand?.split(separator: " ") ?? []
    if !isEndless, let excess = plain.dropFirst(wanted.count).first {
      let happened = "\(usage.title) takes no \"\(excess)\"."
      throw advice(allPlain, excess).map { UsageError(happened: happened, advice: $0) }
        ?? usage.error(happened)
    }
    let isHelp = options[CommandOption.help.name] != nil
    if let missing = wanted.dropFirst(plain.count).first, !missing.hasPrefix("["), !isHelp {
      throw usage.error("\(usage.title) needs \(missing).")
    }
    return (command, Arguments(operands: plain, options: options, usage: usage))
  }

  private func option(named name: String) -> CommandOption? {
    (commands + [standard]).flatMap(options(of:)).first { $0.name == name }
  }

  private func error(about option: String, to command: Command<Action>) -> UsageError {
    let usage = Usage(program: name, command: command.name)
    let owner = commands.first { $0.options.contains { $0.name == option } }
    return usage.error(
      "\(usage.title) has no option \(option).",
      owner.map { "`\($0.name)` has it." }
        ?? suggestion(for: option, of: options(of: command).map(\.name))
    )
  }

  /// Tells options, with what follows them, from plain words.
  private func split(_ words: [String]) -> (plain: [String], [(name: String, value: String?)]) {
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
      let name = parts[0] == "-h" ? CommandOption.help.name : parts[0]
      let isNextValue = option(named: name)?.value != nil && rest.first?.hasPrefix("-") == false
      typed.append((name, parts.count == 2 ? parts[1] : isNextValue ? rest.popFirst() : nil))
    }
    return (plain, typed)
  }
}

/// Whose usage was wrong.
private struct Usage: Sendable {
  var program: String
  var command: String

  /// As a sentence's subject: `` `run` ``, or the program's own last word.
  var title: String {
    command.isEmpty ? "`\(program.split(separator: " ").last ?? "")`" : "`\(command)`"
  }

  func error(_ happened: String, _ advice: String? = nil) -> UsageError {
    let words = [program, command, "--help"].filter { !$0.isEmpty }.joined(separator: " ")
    let help = "`\(words)` shows what it takes."
    return UsageError(happened: happened, advice: advice.map { "\($0) \(help)" } ?? help)
  }
}
