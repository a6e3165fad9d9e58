// A test that provokes a report checks its words. A known issue would only check that there is one,
// and be counted when the run ends.

import Diagnostics
import Testing

/// Runs the operation, which must report something, and each time all these texts.
///
/// - Parameters:
///   - texts: What each message contains.
///   - line: The line that each report points at, if it matters.
/// - Returns: What was reported.
@discardableResult
public func expectReport(
  _ texts: String...,
  at line: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  in operation: () throws -> Void
) rethrows -> [ReportedIssue] {
  check(try reportedIssues(operation), texts, line, sourceLocation)
}

/// Runs the operation, which must report something, and each time all these texts.
@discardableResult
public func expectReport(
  _ texts: String...,
  at line: Int? = nil,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  in operation: () async throws -> Void
) async rethrows -> [ReportedIssue] {
  check(try await reportedIssues(operation), texts, line, sourceLocation)
}

private func check(
  _ issues: [ReportedIssue],
  _ texts: [String],
  _ line: Int?,
  _ sourceLocation: SourceLocation
) -> [ReportedIssue] {
  #expect(!issues.isEmpty, "Nothing was reported.", sourceLocation: sourceLocation)
  for issue in issues {
    let missing = texts.filter { !issue.message.contains($0) }
    #expect(missing == [], "\(issue.message)", sourceLocation: sourceLocation)
    if let line { #expect(issue.line == line, sourceLocation: sourceLocation) }
  }
  return issues
}
