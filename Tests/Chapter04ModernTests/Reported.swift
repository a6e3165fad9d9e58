import Diagnostics
import Foundation
import Testing

typealias Reported = ReportedIssue

extension ReportedIssue {
  func says(_ parts: String...) -> Bool { parts.allSatisfy(message.contains) }
}

/// The issues that are reported while the operation runs. They don't fail the test.
@MainActor
func reported(_ operation: @MainActor () async throws -> Void) async -> [Reported] {
  await reportedIssues {
    do { try await operation() } catch { reportIssue(error) }
  }
}

/// The one issue of a test, which must be at this line and say these things.
func expect(
  _ issues: [Reported],
  at line: Int,
  _ parts: String...,
  without: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(issues.count == 1, sourceLocation: sourceLocation)
  let text = issues.first?.message ?? ""
  #expect(issues.first?.line == line, sourceLocation: sourceLocation)
  #expect(parts.filter { !text.contains($0) } == [], "\(text)", sourceLocation: sourceLocation)
  #expect(without.filter(text.contains) == [], "\(text)", sourceLocation: sourceLocation)
}

/// A value behind a lock, for effects to write into.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  func withLock<R>(_ change: (inout Value) -> R) -> R { lock.withLock { change(&stored) } }
}
