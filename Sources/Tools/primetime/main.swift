// `primetime APP` plays an app, or one feature of it, on a chapter's library.

import Apps
import Foundation
import Terminal

do {
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
} catch let error as WriteError where error.isReaderGone {
  exit(0)  // Nobody is watching any more.
} catch let error as UsageError {
  try? Output(STDERR_FILENO).write("\(error)\n")
  exit(2)
} catch {
  try? Output(STDERR_FILENO).write("\(error)\n")
  exit(3)
}
