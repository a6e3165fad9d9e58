// `primetime APP` plays an app, or one feature of it, on a chapter's library.

import Foundation
import SharedCommands
import Terminal

let code = exitCode {
  let program = Usage.program
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
