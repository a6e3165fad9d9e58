import Diagnostics
import Foundation
import Testing

/// An issue that a test expects: its text, and the line it was recorded at.
struct Reported: Equatable, Sendable {
  var text: String
  var line: Int

  func says(_ parts: String...) -> Bool { parts.allSatisfy(text.contains) }
}

/// The issues that are reported while the operation runs. They don't fail the test.
@MainActor
func reported(_ operation: @MainActor () async throws -> Void) async -> [Reported] {
  await reportedIssues {
    do { try await operation() } catch { reportIssue(error) }
  }
  .map { Reported(text: $0.message, line: $0.line) }
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
  #expect(issues.first?.line == line, sourceLocation: sourceLocation)
  for part in parts {
    #expect(issues.first?.text.contains(part) == true, "\(part)", sourceLocation: sourceLocation)
  }
  for part in without {
    #expect(issues.first?.text.contains(part) == false, "\(part)", sourceLocation: sourceLocation)
  }
}

/// A value behind a lock, for effects to write into.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  func withLock<R>(_ change: (inout Value) -> R) -> R { lock.withLock { change(&stored) } }
}
