// A test that provokes a mistake wants to compare the words of the report. It must not fail because
// of them, and a known issue in the output of a run that passed frightens its reader.

import Foundation

/// What `reportIssue` was called with.
public struct ReportedIssue: Equatable, Sendable {
  /// What happened, what probably caused it, and what to do.
  public let message: String
  /// The file that the report points at, as `Module/File.swift`.
  public let fileID: String
  /// The line that the report points at.
  public let line: Int

  init(_ message: String, at callSite: CallSite) {
    self.message = message
    fileID = "\(callSite.fileID)"
    line = Int(callSite.line)
  }
}

/// Runs the operation, and returns what it reports, in order, instead of recording it.
///
/// ```swift
/// let issues = reportedIssues { store.send(.childTapped) }
/// #expect(issues.map(\.message) == ["…"])
/// ```
///
/// Tasks that the operation starts count as part of it while it runs; what they report afterwards
/// is recorded as usual, and so is what a detached task reports. Whatever else fails in a test,
/// such as `#expect`, isn't a report.
public func reportedIssues(_ operation: () throws -> Void) rethrows -> [ReportedIssue] {
  let collector = IssueCollector()
  defer { collector.close() }
  try IssueCollector.$current.withValue(collector, operation: operation)
  return collector.issues
}

/// Runs the operation, and returns what it reports, in order, instead of recording it.
public func reportedIssues(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Void
) async rethrows -> [ReportedIssue] {
  let collector = IssueCollector()
  defer { collector.close() }
  try await IssueCollector.$current.withValue(collector, operation: operation)
  return collector.issues
}

/// Where reports go while `reportedIssues` runs an operation.
final class IssueCollector: @unchecked Sendable {  // All that changes is behind the lock.
  @TaskLocal static var current: IssueCollector?

  private let lock = NSLock()
  private var isOpen = true
  private var collected: [ReportedIssue] = []

  var issues: [ReportedIssue] { lock.withLock { collected } }

  /// - Returns: False if the operation has ended.
  func take(_ issue: ReportedIssue) -> Bool {
    lock.withLock {
      if isOpen { collected.append(issue) }
      return isOpen
    }
  }

  func close() { lock.withLock { isOpen = false } }
}
