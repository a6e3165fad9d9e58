// Where a program starts, and the one place where an error becomes a sentence and an exit code.

import Foundation
import Terminal

extension Program<WorkbookAction> {
  /// Runs what the command line asks for, and ends the process. Every failure ends in a sentence on
  /// standard error.
  package func main() async -> Never {
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private func run(_ words: [String]) async -> ExitCode {
    let console = Console()
    do {
      let (command, arguments) = try parse(words)
      if arguments.has(.help) {
        let lines = help(for: command, width: console.size.columns)
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
}
