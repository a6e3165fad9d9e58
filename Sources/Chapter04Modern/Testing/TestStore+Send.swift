// A step of the test's own: the user did something.

import Diagnostics

extension TestStore {
  /// Sends an action, and states how it changes the state.
  ///
  /// The test fails, at this line, if the state is then different, if it changed and there is no
  /// closure, or if there is one and nothing changed; and, before anything is sent, if actions that
  /// effects sent have not been received.
  ///
  /// When this returns, the effects have gone as far as they can by themselves.
  ///
  /// - Parameter updateStateToExpectedResult: Changes the state from what it was into what it should be
  ///   now. If the test isn't exhaustive, it is given what it is now, and states what it knows.
  /// - Returns: What follows from the action, to wait for it or to cancel it.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let callSite = CallSite(fileID, filePath, line, column)
    handleUnreceived(before: "sending an action", at: callSite)
    run.callSite = callSite
    let (newState, group) = await run.send(action)
    assert(newState, updateStateToExpectedResult, at: callSite)
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
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(()),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      filePath: filePath,
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
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(value),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// States something of the state between steps.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID, filePath, line, column)
    compare(state, with: state, updateStateToExpectedResult, mustChange: false, at: callSite)
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
      state = run.received.last!.state
      run.received = []
    }
  }

  /// Compares what a step stated with what it led to, which is the state from now on.
  func assert(
    _ newState: State,
    _ update: ((inout State) throws -> Void)?,
    at callSite: CallSite
  ) {
    compare(state, with: newState, update, mustChange: true, at: callSite)
    state = newState
  }

  private func compare(
    _ old: State,
    with new: State,
    _ update: ((inout State) throws -> Void)?,
    mustChange: Bool,
    at callSite: CallSite
  ) {
    let isExhaustive = exhaustivity == .on
    var expected = isExhaustive ? old : new
    do {
      // What the closure makes is made with the feature's dependencies.
      try DependencyValues.$_current.withValue(dependencies.used) { try update?(&expected) }
    } catch {
      callSite.report("The closure of this step threw an error: \(error)")
      return
    }
    let legend = "(Expected: −, Actual: +)"
    if expected != new {
      let what =
        update == nil
        ? "State was not expected to change, but a change occurred:"
        : "A state change does not match expectation:"
      let help =
        update == nil
        ? "\n\nTo fix this, state the change in the step's closure." : ""
      callSite.report("\(what)\n\n\(difference(from: expected, to: new, legend: legend))\(help)")
    } else if isExhaustive, mustChange, update != nil, new == old {
      callSite.report(
        """
        Expected state to change, but no change occurred.

        The closure of this step left the state as it was. To fix this, state the change in it, or leave \
        the closure out.
        """
      )
    } else if exhaustivity == .off(showSkippedAssertions: true), new != old {
      // With those that the step states: to find out which these are, the closure would have to be
      // called again, on another state, and what it expects would fail there.
      let difference = difference(from: old, to: new, legend: "(Before: −, After: +)")
      showSkipped("changes of the state at \(callSite.fileID):\(callSite.line)\n\n\(difference)")
    }
  }
}
