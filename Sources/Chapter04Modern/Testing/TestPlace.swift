// A test has twenty steps on twenty lines. A failure must be at the line of its step.

import Diagnostics

/// Where in a test a step is written.
struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  func fail(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
