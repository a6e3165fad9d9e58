// `primetime APP` plays an app, or one feature of it, on a chapter's library. `workbook play`
// doesn't go through here: it compiles one app alone.

import Foundation
import SharedCommands
import Terminal

let program = Program(
  name: "swift run primetime",
  standard: Command(
    operand: "[APP]",
    summary: "Plays an app in the terminal; without APP, lists what there is.",
    details: """
      On a terminal, keys act immediately; q or Ctrl-C ends. Without one, keys are read from the \
      input until it ends, and each screen is printed below the one before.
      """,
    options: [.feature, .log],
    action: ()
  )
)
let code = exitCode {
  let (command, arguments) = try program.parse(Array(CommandLine.arguments.dropFirst()))
  if arguments.has(.help) {
    let width = Display(of: STDOUT_FILENO).isTerminal ? Size(of: STDOUT_FILENO).columns : 80
    try Output().write(program.help(for: command, width: width).joined(separator: "\n") + "\n")
  } else if let playable = try Playable.named(arguments.operand, feature: arguments[.feature]) {
    try play(playable.start, isLogged: arguments.has(.log))
  } else {
    let lines = Playable.list.map { "swift run workbook play \($0)" }
    try Output().write(lines.joined(separator: "\n") + "\n")
  }
  return 0
}
exit(code)
