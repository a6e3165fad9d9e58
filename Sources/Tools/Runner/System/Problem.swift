// What the user reads when something can't be done or has changed: a sentence on what happened, and
// one on what to do about it.

import Foundation

/// What a user types to start the workbook; messages quote it.
package let commandName = "swift run workbook"

package struct Problem: Error, Equatable {
  let happened: String
  let advice: String
  package let exitCode: ExitCode

  package init(_ happened: String, _ advice: String, exitCode: ExitCode = .fault) {
    self.happened = happened
    self.advice = advice
    self.exitCode = exitCode
  }

  /// What the system refused, why, and what to do about it.
  init(_ happened: String, refusedWith code: Int32) {
    let advice =
      switch code {
      case ENOSPC, EDQUOT: "Free some space, then try again."
      case EMFILE, ENFILE: "Close other programs, then try again."
      default: "Make its folder writable, or choose another one with --workspace."
      }
    self.init("\(happened): \(String(cString: strerror(code))).", advice)
  }

  package var message: String { "\(happened) \(advice)" }
}

/// How the process ends, for scripts and editors.
package enum ExitCode: Int32, Sendable {
  case pass = 0
  case notYet = 1
  case usage = 2
  case fault = 3
}
