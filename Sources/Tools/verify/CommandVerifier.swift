// The check of what pages say about the commands: every command that a page shows works, and every
// command and option is described on some page.

import Foundation
import Runner
import SharedCommands
import Terminal

struct CommandVerifier<Action: Sendable>: Sendable {
  /// Texts by their path in the package.
  let pages: [String: String]
  let program: Program<Action>
  /// The pages that describe all of its commands and options.
  let reference: [String]
  /// Whether there is an exercise of that number or name.
  let isExercise: @Sendable (String) -> Bool
  /// Whether an exercise asks for that app's feature, so that `play --mine` plays it.
  let isMine: @Sendable (_ app: String?, _ feature: String?) -> Bool

  var problems: [String] { wrongCommands + unmentioned }

  private var wrongCommands: [String] {
    pages.keys.sorted().flatMap { page in
      pages[page, default: ""].lines.enumerated().flatMap { index, line in
        commands(in: line).compactMap { words in
          problem(with: words).map { "\(page):\(index + 1): \($0)" }
        }
      }
    }
  }

  /// What follows the program's name in code, up to the code's end or a comment.
  private func commands(in line: String) -> [[String]] {
    line.split(separator: program.name, omittingEmptySubsequences: false).dropFirst().map { rest in
      rest.prefix { !"`#|".contains($0) }.split(separator: " ").map(String.init)
    }
  }

  private func problem(with words: [String]) -> String? {
    do throws(UsageError) {
      let (command, arguments) = try program.parse(words)
      switch command.name {
      case "play" where words.contains("--mine"):
        if !isMine(arguments.operand, arguments[.feature]) {
          let command = words.joined(separator: " ")
          return "no exercise asks for what `\(program.name) \(command)` plays."
        }
      case "play": _ = try Playable.named(arguments.operand, feature: arguments[.feature])
      default: break
      }
      guard let operand = arguments.operand, command.operand?.contains("ID") == true,
        operand.first?.isNumber == true, !isExercise(operand)
      else { return nil }
      return "there is no exercise \(operand)."
    } catch {
      return "`\(program.name) \(words.joined(separator: " "))` is wrong: \(error.happened)"
    }
  }

  private var unmentioned: [String] {
    let code = reference.map { pages[$0, default: ""] }.joined()
      .matches(of: /`([^`\n]+)`|^    (.+)$/.anchorsMatchLineEndings())
      .map { String($0.1 ?? $0.2 ?? "") }
    let words = Set(code.flatMap { $0.split(separator: " ").map(String.init) })
    let commands = [program.standard] + program.commands
    let options = Set(commands.flatMap(program.options(of:)).map(\.name))
    return (program.commands.map(\.name) + options.sorted())
      .filter { !words.contains($0) && $0 != CommandOption.help.name }
      .map { "No page of \(reference.joined(separator: ", ")) says what \($0) does." }
  }
}
