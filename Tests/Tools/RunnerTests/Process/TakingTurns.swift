import TerminalTesting
import Testing

/// For suites that run whole programs: see `ProcessTurns`.
struct TakingTurns: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing body: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await body() }
    try await ProcessTurns.perform(body)
  }
}

extension Trait where Self == TakingTurns {
  static var takingTurns: Self { TakingTurns() }
}
