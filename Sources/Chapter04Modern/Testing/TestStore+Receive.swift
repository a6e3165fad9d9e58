// A step of the feature's own: one of its effects sent an action.

import Diagnostics

extension TestStore where Action: Equatable {
  /// States that an effect sends this action, and how it changes the state.
  ///
  /// Waits for it, at most `timeout` long, and not at all if no effect is in flight. The test fails, at
  /// this line, if another action came, or none, or if the state is then different from what is stated.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      Expectation(text: describe(expectedAction), exactly: expectedAction) { $0 == expectedAction },
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column)
    )
  }
}

extension TestStore {
  /// States that an effect sends an action for which something is true.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      Expectation(text: "an action for which the given closure returns true", matches: isMatching),
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column)
    )
  }

  /// States that an effect sends an action of a case, whatever its payload:
  /// `store.receive(\.response.success) { … }`.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      Expectation(text: "an action of the case \(name(of: actionCase))") {
        path.extract(from: $0) != nil
      },
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column)
    )
  }

  /// States that an effect sends an action of a case with just this payload.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    let expected = path.embed(value)
    await receive(
      Expectation(text: describe(expected), exactly: expected) { path.extract(from: $0) == value },
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column)
    )
  }

  private struct Expectation {
    var text: String
    /// The action itself, if the step names one.
    var exactly: Action?
    var matches: (Action) -> Bool
  }

  private func receive(
    _ expectation: Expectation,
    timeout: Duration?,
    assert update: ((inout State) throws -> Void)?,
    at callSite: CallSite
  ) async {
    run.callSite = callSite
    let timeout = duration(timeout)
    let isExhaustive = exhaustivity == .on
    _ = await run.wait(for: timeout) {
      run.core.effects.running.isEmpty
        || (isExhaustive
          ? !run.received.isEmpty : run.received.contains { expectation.matches($0.action) })
    }
    guard let position = run.received.firstIndex(where: { expectation.matches($0.action) }) else {
      failToReceive(expectation, timeout: timeout, at: callSite)
      return
    }
    let earlier = run.received[..<position]
    let received = run.received[position]
    run.received.removeSubrange(...position)
    if let last = earlier.last {
      state = last.state
      let message = """
        Received \(earlier.count) unexpected action\(earlier.count == 1 ? "" : "s") before this one:

        \(list(earlier.map(\.action)))
        """
      if isExhaustive { callSite.report(message) }
      if exhaustivity == .off(showSkippedAssertions: true) { showSkipped(message) }
    }
    assert(received.state, update, at: callSite)
  }

  private func failToReceive(_ expectation: Expectation, timeout: Duration, at callSite: CallSite) {
    guard let first = run.received.first else {
      let reason =
        run.core.effects.running.isEmpty
        ? """
        There are no in-flight effects that could send it. Did the effect end already, or did the reducer \
        return none?
        """
        : """
        There are effects in flight, but none sent it within \(timeout). Is an effect waiting for a clock \
        that the test must advance? If the effect is just slow, give "receive" a longer "timeout".
        """
      callSite.report(
        "Expected to receive an action, but received none:\n\n  \(expectation.text)\n\n\(reason)"
      )
      return
    }
    guard exhaustivity == .on else {
      callSite.report(
        """
        Expected to receive an action, but didn't:

          \(expectation.text)

        Received were:
        \(list(run.received.map(\.action)))
        """
      )
      return
    }
    run.received.removeFirst()
    let shown =
      expectation.exactly.map {
        difference(from: $0, to: first.action, legend: "(Expected: −, Received: +)")
      } ?? "  − \(expectation.text)\n  + \(describe(first.action))\n\n(Expected: −, Received: +)"
    callSite.report("Received unexpected action:\n\n\(shown)")
    state = first.state
  }

  /// `\.response.success`, where a key path knows its names; else what it leads to.
  private func name<Value>(of path: CaseKeyPath<Action, Value>) -> String {
    let names = "\(path)".split(separator: ".").dropFirst()
    guard names.isEmpty || names.contains(where: { $0.contains("<") }) else {
      return "\\.\(names.joined(separator: "."))"
    }
    return "that leads from \(Action.self) to \(Value.self)"
  }
}
