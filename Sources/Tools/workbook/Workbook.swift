// Where the program starts, and the one place where an error becomes a sentence and an exit code.

import Foundation
import Terminal

let version = "0.1.0"

@main
enum Workbook {
  static func main() async {
    Children.adoptOrphans()
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

/// Runs what the command line asks for. Every failure ends in a sentence on standard error.
private func run(_ words: [String]) async -> ExitCode {
  let console = Console()
  do {
    if words == ["--version"] {
      try console.print("workbook \(version)\n")
      return .pass
    }
    let (command, arguments) = try program.parse(words)
    if arguments.has(.help) {
      let lines = program.help(for: command, width: console.size.columns)
      try console.print(lines.map { $0 + "\n" }.joined())
      return .pass
    }
    return try await command.action(arguments)
  } catch let error {
    console.clearStatus()
    let problem = Problem(error)
    console.warn(problem.message)
    return problem.exitCode
  }
}
