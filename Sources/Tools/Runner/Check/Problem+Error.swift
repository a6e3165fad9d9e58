// Whatever ends a command, as the user reads it.

import Foundation
import Terminal

extension Problem {
  /// The error itself if it is a problem; otherwise its text.
  init(_ error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let breakdown as Breakdown: self = breakdown.problem
    case let error as UsageError: self.init(error.happened, error.advice, exitCode: .usage)
    case let error as WriteError:
      self.init(
        "Output could not be written: \(String(cString: strerror(error.code))).",
        "Send it elsewhere."
      )
    default: self.init("\(error)", "Try again.")
    }
  }
}
