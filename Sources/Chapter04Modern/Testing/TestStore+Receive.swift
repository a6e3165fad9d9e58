// A step that the feature takes: one of its effects sent an action.

import Diagnostics

extension TestStore where Action: Equatable {
  /// States that an effect sends this action, and how it changes the state.
  ///
  /// Waits for the action for at most `timeout`, and not at all if no effect is in flight. The test
  /// fails, at this line, if another action came, or none, or if the state then differs from what
  /// is stated.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      matching: { $0 == expectedAction },
      exactly: expectedAction,
      described: describe(expectedAction),
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column)
    )
  }
}

extension TestStore {
  // Without this, the compiler reads the action as a key path, and reports a missing member.
  /// `receive` with an action that can't be compared. Never called: a use of it doesn't compile.
  @available(
    *,
    unavailable,
    message:
      "To compare the received action, make 'Action' 'Equatable'; or name its case: '\\.case'."
  )
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async {}

  /// States that an effect sends an action that satisfies a predicate.
  ///
  /// It waits as the `receive` of an action does: for at most `timeout`, and not at all if no
  /// effect is in flight.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      matching: isMatching,
      described: "an action for which the given closure returns true",
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column)
    )
  }

  /// States that an effect sends an action of a case, whatever its payload:
  /// `store.receive(\.response.success) { … }`.
  ///
  /// It waits as the `receive` of an action does: for at most `timeout`, and not at all if no
  /// effect is in flight.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      matching: { path.extract(from: $0) != nil },
      described: "an action of the case \(name(of: path))",
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column)
    )
  }

  /// States that an effect sends an action of a case with exactly this payload.
  ///
  /// It waits as the `receive` of an action does: for at most `timeout`, and not at all if no
  /// effect is in flight.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    let expected = path.embed(value)
    await receive(
      matching: { path.extract(from: $0) == value },
      exactly: expected,
      described: describe(expected),
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column)
    )
  }

  /// Takes the next action that matches. All forms of `receive` call this.
  ///
  /// - Parameters:
  ///   - expected: The action itself, if the step names one.
  ///   - description: The action's name in a failure.
  private func receive(
    matching isMatching: (Action) -> Bool,
    exactly expected: Action? = nil,
    described description: @autoclosure () -> String,
    timeout: Duration?,
    assert update: ((inout State) throws -> Void)?,
    at callSite: CallSite
  ) async {
    run.callSite = callSite
    let timeout = duration(timeout)
    let isExhaustive = exhaustivity == .on
    var position: Int? { run.received.firstIndex { isMatching($0.action) } }
    _ = await run.wait(for: timeout) {
      run.core.effects.running.isEmpty
        || (isExhaustive ? !run.received.isEmpty : position != nil)
    }
    if let position {
      takeEarlier(run.received[..<position], at: callSite)
      let received = run.received[position]
      run.received.removeSubrange(...position)
      assert(received.outcome, update, at: callSite)
    } else if run.received.isEmpty {
      callSite.report(
        """
        Expected to receive an action, but received none:

          \(description())

        \(whyNone(timeout))
        """
      )
    } else if isExhaustive {
      let first = run.received.removeFirst()
      take(first.outcome)
      let legend = "(Expected: −, Received: +)"
      let shown =
        expected.map { difference(from: $0, to: first.action, legend: legend) }
        ?? "  − \(description())\n  + \(describe(first.action))\n\n\(legend)"
      callSite.report("Received unexpected action:\n\n\(shown)")
    } else {
      callSite.report(
        """
        Expected to receive an action, but didn't:

          \(description())

        Received were:
        \(list(run.received.map(\.action)))
        """
      )
    }
  }

  /// Takes and reports the actions that came before the expected one.
  private func takeEarlier(
    _ earlier: ArraySlice<TestRun<State, Action>.Received>,
    at callSite: CallSite
  ) {
    guard let last = earlier.last else { return }
    take(last.outcome)
    let message = """
      Received \(earlier.count) unexpected action\(earlier.count == 1 ? "" : "s") before this one:

      \(list(earlier.map(\.action)))
      """
    switch exhaustivity {
    case .on: callSite.report(message)
    case .off(let showSkippedAssertions): if showSkippedAssertions { showSkipped(message) }
    }
  }

  private func whyNone(_ timeout: Duration) -> String {
    run.core.effects.running.isEmpty
      ? """
      There are no in-flight effects that could send it. Did the effect end already, or did the reducer \
      return none?
      """
      : """
      There are effects in flight, but none sent it within \(timeout). Is an effect waiting for a clock \
      that the test must advance? If the effect is just slow, give "receive" a longer "timeout".
      """
  }

  /// The path as `\.response.success`, if it knows its names; otherwise what it leads to.
  private func name<Value>(of path: AnyCasePath<Action, Value>) -> String {
    path.name.map { "\\.\($0)" } ?? "that leads from \(Action.self) to \(Value.self)"
  }
}
