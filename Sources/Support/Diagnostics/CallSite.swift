// A mistake is reported where it was made, not where it was noticed: at the call of an operator, at
// the step of a test.

/// Where in the source something was written: a function's call, a property's declaration.
public struct CallSite: Sendable {
  /// The module and the file: `App/Counter.swift`.
  public let fileID: StaticString
  /// The file, with its folders.
  public let filePath: StaticString
  /// The line, counted from 1.
  public let line: UInt
  /// The column, counted from 1.
  public let column: UInt

  /// - Parameters: `#fileID`, `#filePath`, `#line` and `#column`, which a function has as the
  ///   defaults of its own parameters.
  public init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue as `reportIssue` does, here.
  public func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
