// The end of a test, and what a test skips on purpose.

import Diagnostics

extension TestStore {
  /// Waits until all effects have ended, and states that no actions are left to receive.
  ///
  /// The test fails, at this line, if that takes longer than `duration`, or if actions are left.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let callSite = CallSite(fileID, filePath, line, column)
    run.callSite = callSite
    handleUnreceived(before: "finishing", at: callSite)
    let timeout = self.duration(duration)
    let hasEnded = await run.wait(for: timeout) { run.core.effects.running.isEmpty }
    if !hasEnded, exhaustivity == .on {
      callSite.report(
        """
        Expected effects to finish, but there are still effects in-flight after \(timeout).

        They came from:
        \(list(run.core.effects.running.map(\.cause)))

        Is an effect waiting for a clock that the test must advance, or is it one that lasts as long as \
        its screen, and has to be cancelled? If it is just slow, give "finish" a longer "timeout".
        """
      )
    }
  }

  /// Treats all actions that effects have sent as received, without stating what they are.
  ///
  /// - Parameter strict: True to fail the test if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let callSite = CallSite(fileID, filePath, line, column)
    run.callSite = callSite
    await run.settle()
    guard let last = run.received.last else {
      if strict, exhaustivity == .on { callSite.report("There were no received actions to skip.") }
      return
    }
    if exhaustivity == .off(showSkippedAssertions: true) {
      showSkipped("received actions\n\(list(run.received.map(\.action)))")
    }
    take(last.outcome)
    run.received = []
  }

  /// Cancels all effects in flight.
  ///
  /// - Parameter strict: True to fail the test if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let callSite = CallSite(fileID, filePath, line, column)
    run.callSite = callSite
    await run.settle()
    if run.core.effects.running.isEmpty {
      if strict, exhaustivity == .on { callSite.report("There were no in-flight effects to skip.") }
      return
    }
    run.core.effects.cancelAll()
    await run.settle()
  }

  /// Runs some steps with a different exhaustivity.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try operation()
  }

  /// Runs some steps with a different exhaustivity.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () async throws -> R
  ) async rethrows -> R {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try await operation()
  }

  /// Runs some steps with different dependencies.
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try updateValuesForOperation(&dependencies)
    return try operation()
  }

  /// Runs some steps with different dependencies.
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () async throws -> R
  ) async rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try updateValuesForOperation(&dependencies)
    return try await operation()
  }
}
