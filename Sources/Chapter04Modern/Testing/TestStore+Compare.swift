// A step's statement is compared with the step's outcome. Both are states, and both may contain
// shared values, each of which exists once; so each state is read with the shared values of its own
// moment.

import Diagnostics

private let afterStep = """


  The store isn't exhaustive, so the closure got the state after the step. Set what it should be: \
  "$0.count = 2", and not "$0.count += 1".
  """

private let stateByOwnShared = """


  To state it, declare a "@Shared" with the same key in the test, and change it in the step's closure:

    @Shared(.count) var count = 0
    await store.send(.increment) { [$count] _ in $count.withLock { $0 = 1 } }
  """

extension TestStore {
  /// Compares a step's statement with its outcome, which is the state from now on.
  func assert(
    _ outcome: TestRun<State, Action>.Outcome,
    _ update: ((inout State) throws -> Void)?,
    at callSite: CallSite
  ) {
    compare(outcome, update, mustChange: true, at: callSite)
    take(outcome)
  }

  /// Makes an action's outcome the state from now on.
  func take(_ outcome: TestRun<State, Action>.Outcome) {
    state = outcome.state
    run.shared.know(outcome.shared)
  }

  func compare(
    _ outcome: TestRun<State, Action>.Outcome,
    _ update: ((inout State) throws -> Void)?,
    mustChange: Bool,
    at callSite: CallSite
  ) {
    let isExhaustive = exhaustivity == .on
    let (old, oldShared) = (state, run.shared.known())
    // A shared value that hadn't changed when the action was handled was the one that the test
    // knows.
    let (new, newShared) = (outcome.state, outcome.shared.completed(by: oldShared))
    var expected = isExhaustive ? old : new
    let expectedShared = (isExhaustive ? oldShared : newShared).copy
    do {
      // The closure creates its values with the feature's dependencies.
      var values = dependencies
      if let ids = outcome.ids { values.stackElementID = ids.copy() }
      try DependencyValues.$_current.withValue(values.used) {
        try expectedShared.here { try update?(&expected) }
      }
    } catch {
      callSite.report("The closure of this step threw an error: \(error)")
      return
    }

    func difference(from old: State, _ oldShared: SharedExpectation, legend: String) -> String {
      let (old, new) = (oldShared.here { Shown(old) }, newShared.here { Shown(new) })
      return Chapter04Modern.difference(from: old, to: new, legend: legend)
    }
    let isExpected = expectedShared.compare(with: newShared) { expected == new }
    let hasChanged = oldShared.compare(with: newShared) { old != new }
    let otherDifferences = isExpected ? expectedShared.differences(from: newShared) : []

    if !isExpected || !otherDifferences.isEmpty {
      let what =
        update == nil
        ? "State was not expected to change, but a change occurred:"
        : "A state change does not match expectation:"
      let help =
        update == nil
        ? "\n\nTo fix this, state the change in the step's closure."
        : isExhaustive ? "" : afterStep
      let legend = "(Expected: −, Actual: +)"
      let shown =
        isExpected
        ? otherDifferences.map { values in
          let shown = Chapter04Modern.difference(
            from: values.here,
            to: values.there,
            legend: legend
          )
          return "A shared value that isn't in the state:\n\n\(shown)"
        }
        .joined(separator: "\n\n") + stateByOwnShared
        : difference(from: expected, expectedShared, legend: legend)
      callSite.report("\(what)\n\n\(shown)\(help)")
    } else if isExhaustive, mustChange, update != nil, !hasChanged,
      !expectedShared.isStated, oldShared.differences(from: newShared).isEmpty
    {
      callSite.report(
        """
        Expected state to change, but no change occurred.

        The closure of this step left the state as it was. To fix this, state the change in it, or leave \
        the closure out.
        """
      )
    } else if exhaustivity == .off(showSkippedAssertions: true), hasChanged {
      // Includes the changes that the step states: to find out which these are, the closure would
      // have to run again, on another state, where its expectations would fail.
      let shown = difference(from: old, oldShared, legend: "(Before: −, After: +)")
      showSkipped("changes of the state at \(callSite.fileID):\(callSite.line)\n\n\(shown)")
    }
  }
}
