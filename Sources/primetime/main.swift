// `primetime N` plays PrimeTime, or one feature of it, on chapter N's library.

import Foundation
import Terminal

do {
  switch Command(arguments: Array(CommandLine.arguments.dropFirst())) {
  case .play(let start):
    let app = start()
    if Display(of: STDIN_FILENO).isTerminal, Display(of: STDOUT_FILENO).isTerminal {
      try playOnTerminal(app)
    } else {
      try playAsText(app)
    }
  case .help:
    try Output().write(Command.helpText)
  case .misuse(let message):
    try Output(STDERR_FILENO).write(message + "\n")
    exit(2)
  }
} catch let error as WriteError where error.isReaderGone {
  exit(0)  // Whoever was watching has gone.
} catch {
  try? Output(STDERR_FILENO).write("\(error)\n")
  exit(3)
}
