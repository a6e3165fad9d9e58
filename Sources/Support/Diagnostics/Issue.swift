// A library that finds a mistake in the code that uses it must report it where somebody looks: in a
// test, as that test's failure. Both testing libraries have a function for that, but a library that
// imports one of them makes every app link it, and an app that ships has neither. So the function
// is looked up when it is needed, by its symbol's name, in the running program.
//
// Swift's calling convention allows that without knowing the types. `Issue.record` takes a comment
// and a location whose layout only the testing library knows. Such types are passed by address, and
// so are generic parameters. So a function that is generic over the comment, the location and the
// issue, with the types themselves looked up by name, calls it correctly on any version that still
// has these symbols.
//
// The idea of reaching the testing libraries without linking them is from swift-issue-reporting.

import Foundation

/// Records a mistake in the code that uses a library: as the failure of the test that is running,
/// or, in a program that runs no tests, as a warning on the standard error output. The program goes
/// on.
///
/// Under Swift Testing it counts for the test in whose task it is called, and `withKnownIssue`
/// catches it; a test that expects it takes it with `reportedIssues` and compares its words. Called
/// from elsewhere, it makes the run fail. Under XCTest it counts for the test case that is running.
///
/// - Parameter message: What happened, what probably caused it, and what to do.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let message = message() ?? "An issue was reported."
  let callSite = CallSite(fileID, filePath, line, column)
  if IssueCollector.current?.take(ReportedIssue(message, at: callSite)) == true { return }
  let isReported =
    switch TestingLibrary.current {
    case .swiftTesting: SwiftTesting.record(message, at: callSite)
    case .xcTest: XCTestLibrary.fail(message, at: callSite)
    case nil: false
    }
  if !isReported {
    FileHandle.standardError.write(Data("\(fileID):\(line): warning: \(message)\n".utf8))
  }
}

/// Records an unexpected error, as `reportIssue` records a mistake.
///
/// - Parameter message: What the program was doing when the error was thrown.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let thrown = "Caught error: \(describe(error))"
  reportIssue(
    message().map { "\($0)\n\n\(thrown)" } ?? thrown,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Whether Swift Testing has already recorded this error as a failure, as `#require` does before it
/// throws. A second report would be a second failure for one mistake.
public func isRecorded(_ error: any Error) -> Bool {
  String(reflecting: type(of: error)) == "Testing.ExpectationFailedError"
}
