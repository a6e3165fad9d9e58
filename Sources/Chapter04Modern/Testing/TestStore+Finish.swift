// The end of a test, and what it leaves out on purpose.

extension TestStore {
  /// Waits until all effects have ended, and states that there are no more actions to receive.
  ///
  /// The test fails, at this line, if that takes longer than `duration`, or if actions are left.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    run.place = place
    handleUnreceived(before: "finishing", at: place)
    let timeout = duration ?? self.timeout
    let hasEnded = await run.wait(for: timeout) { run.core.effects.running.isEmpty }
    if !hasEnded, exhaustivity == .on {
      place.fail(
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

  /// Takes all actions that effects have sent as received, without a word on what they are.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    run.place = place
    await run.settle()
    guard let last = run.received.last else {
      if strict, exhaustivity == .on { place.fail("There were no received actions to skip.") }
      return
    }
    if exhaustivity == .off(showSkippedAssertions: true) {
      showSkipped("received actions\n\(list(run.received.map(\.action)))")
    }
    state = last.state
    run.received = []
  }

  /// Cancels all effects in flight.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    run.place = place
    await run.settle()
    if run.core.effects.running.isEmpty {
      if strict, exhaustivity == .on { place.fail("There were no in-flight effects to skip.") }
      return
    }
    run.core.effects.cancelAll()
    await run.settle()
  }

  /// Runs some steps with another exhaustivity.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () async throws -> R
  ) async rethrows -> R {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try await operation()
  }
}

/// What follows from an action that a test sent.
@MainActor
public struct TestStoreTask: Sendable {
  let group: EffectGroup?
  let settle: @MainActor @Sendable () async -> Void
  let timeout: Duration

  /// Cancels the effects, as a screen that goes away does, and waits until they have noticed.
  public func cancel() async {
    group?.cancel()
    await settle()
  }

  /// Waits until all effects that followed have ended; the test fails at this line if that takes longer
  /// than `duration`.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let timeout = duration ?? self.timeout
    await settle()
    guard let group, await !group.finish(within: timeout) else { return }
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column).fail(
      """
      Expected task to finish, but it is still in-flight after \(timeout).

      Is an effect waiting for a clock that the test must advance? If it is just slow, give "finish" a \
      longer "timeout".
      """
    )
  }

  /// Whether the effects were cancelled.
  public var isCancelled: Bool {
    group?.isCancelled ?? false
  }
}
