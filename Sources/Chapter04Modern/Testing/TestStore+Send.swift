// A step that the test takes: the user did something.

import Diagnostics

extension TestStore {
  /// Sends an action, and states how it changes the state.
  ///
  /// The test fails, at this line, if the state then differs, if it changed and there is no
  /// closure, or if there is a closure and nothing changed. It also fails, before anything is sent,
  /// if actions from effects have not been received.
  ///
  /// When this returns, the effects have gone as far as they can by themselves.
  ///
  /// - Parameter updateStateToExpectedResult: Changes the old state into the expected one. If the
  ///   test isn't exhaustive, the closure gets the actual state, and states what it knows.
  /// - Returns: The effects that follow from the action, to wait for them or to cancel them.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let callSite = CallSite(fileID, filePath, line, column)
    handleUnreceived(before: "sending an action", at: callSite)
    run.callSite = callSite
    if run.isDismissed {
      callSite.report(
        """
        Can't send action to dismissed test store: the feature has dismissed itself, and gets no more \
        actions.

          Action:
            \(describe(action))
        """
      )
      return TestStoreTask(group: nil, settle: {}, timeout: duration(nil))
    }
    let (outcome, group) = await run.send(action)
    assert(outcome, updateStateToExpectedResult, at: callSite)
    return TestStoreTask(
      group: group,
      settle: { [run] in await run.settle() },
      timeout: duration(nil)
    )
  }

  /// Sends the action without a payload at a case path: `store.send(\.child.buttonTapped)`.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(()),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Sends the action at a case path with a payload: `store.send(\.rows[id: 1].renamed, "Blob")`.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(value),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// States something about the state between steps.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let outcome = TestRun<State, Action>.Outcome(state: state, shared: run.shared.now())
    compare(
      outcome,
      updateStateToExpectedResult,
      mustChange: false,
      at: CallSite(fileID, filePath, line, column)
    )
    run.shared.know(outcome.shared)
  }

  func handleUnreceived(before step: String, at callSite: CallSite) {
    guard !run.received.isEmpty else { return }
    let count = run.received.count
    let message = """
      Must handle \(count) received action\(count == 1 ? "" : "s") before \(step).

      Unhandled actions:
      \(list(run.received.map(\.action)))
      """
    switch exhaustivity {
    case .on:
      callSite.report(message)
    case .off(let showSkippedAssertions):
      if showSkippedAssertions { showSkipped(message) }
      take(run.received.last!.outcome)
      run.received = []
    }
  }
}
