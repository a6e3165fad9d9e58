// `expectNoDifference` compares two values. Mostly one of them is the other one before something
// happened, and a test states what has changed, as a step of a test store does.
//
// The name is from swift-custom-dump 1.x.

import Chapter04Modern
import Diagnostics

/// Fails the test unless the operation changes the value as stated, and shows where it differs.
///
///     expectDifference(counter.state) {
///       counter.increment()
///     } changes: {
///       $0.count = 1
///     }
///
/// An error that one of the closures throws fails the test, too; so does a statement that leaves
/// the value as it was.
///
/// - Parameters:
///   - expression: Gives the value, before the operation and after it.
///   - message: What to say before the difference.
///   - operation: What changes the value.
///   - updateExpectingResult: Changes the value as it was into what it should be.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: () throws -> Void = {},
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let callSite = CallSite(fileID, filePath, line, column)
  do {
    let before = try expression()
    try operation()
    try compare(before, try expression(), message(), updateExpectingResult, at: callSite)
  } catch {
    reportThrown(error, at: callSite)
  }
}

/// The same for an operation that waits.
@_disfavoredOverload
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Void,
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let callSite = CallSite(fileID, filePath, line, column)
  do {
    let before = try expression()
    try await operation()
    try compare(before, try expression(), message(), updateExpectingResult, at: callSite)
  } catch {
    reportThrown(error, at: callSite)
  }
}

private func compare<T: Equatable>(
  _ before: T,
  _ after: T,
  _ message: String?,
  _ update: (inout T) throws -> Void,
  at callSite: CallSite
) throws {
  var expected = before
  try update(&expected)
  if expected == before, after == before {
    let prefix = message.map { "\($0)\n\n" } ?? ""
    callSite.report(
      "\(prefix)Expected the value to change, but no change was stated, and none occurred."
    )
    return
  }
  expectNoDifference(
    expected,
    after,
    message,
    fileID: callSite.fileID,
    filePath: callSite.filePath,
    line: callSite.line,
    column: callSite.column
  )
}

private func reportThrown(_ error: any Error, at callSite: CallSite) {
  callSite.report("An expression threw an error: \(describe(error))")
}
