import Foundation
import Terminal

let version = "0.1.0"

let commands: [Command] = [
  .list, .check, .next, .hint, .reset, .solution, .test, .checkAll, .play, .verify,
]

@main
enum Workbook {
  static func main() async {
    Children.adoptOrphans()
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

/// Runs what the command line asks for; every way it can fail ends in one sentence on standard error.
private func run(_ words: [String]) async -> ExitCode {
  let console = Console()
  do {
    if words == ["--version"] {
      try console.print("workbook \(version)\n")
      return .pass
    }
    let invocation = try Invocation(words, commands: commands, standard: .standard)
    if invocation.has(Command.help) {
      var page = console.page()
      invocation.command.helpText(&page)
      if invocation.command.name.isEmpty {
        page.addBlank()
        page.add("Commands:")
        for command in commands {
          let name = [command.name, command.operand].compactMap { $0 }.joined(separator: " ")
          page.add(definition: name, command.summary, column: 22)
        }
      }
      try console.print(page)
      return .pass
    }
    return try await invocation.command.run(invocation)
  } catch let error {
    console.clearStatus()
    let problem = Problem(error)
    console.warn(problem.message)
    return problem.exitCode
  }
}
