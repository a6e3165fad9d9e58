// A test states every step. What it doesn't state, this store finds.

import Diagnostics

/// Runs a feature in a test, step by step, and fails the test where something isn't as stated.
///
/// The feature runs in a store. Each action is kept with the state after it, and each step takes
/// one of these.
@MainActor
public final class TestStore<State: Equatable, Action: Equatable> {
  /// The state as of the last step.
  public private(set) var state: State
  /// How long `receive` and `finish` wait at most.
  public var timeout = Duration.seconds(1)
  private let store: Store<State, Action>
  private let handled = HandledActions<State, Action>()

  public init<R: Reducer>(
    initialState: State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    let handled = handled
    state = initialState
    store = Store(initialState: initialState) {
      let reduce = reducer()._function()
      Reduce<State, Action> { state, action in
        let effect = reduce(&state, action)
        handled.add(action, state)
        return effect
      }
    } withDependencies: {
      $0.context = .test
      prepareDependencies(&$0)
    }
  }

  /// A step of the test's own: sends an action, and states how it changes the state.
  ///
  /// Fails, at this line, if the state isn't what the closure makes of the previous state; and,
  /// before it sends, if actions that effects sent weren't received. Those are then passed over.
  public func send(
    _ action: Action,
    assert update: (_ state: inout State) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let line = CallSite(fileID, filePath, line, column)
    // Your code here. `line.report("…")` fails the test at the step's line.
    follow(store.send(action))
  }

  /// A step of the feature's own: states that an effect has sent an action, and how it changed the
  /// state.
  ///
  /// Waits until there is one, or until no running effect could send one. Fails, at this line, if
  /// there is none, if it is another action, or if the state isn't what the closure makes of the
  /// previous one.
  public func receive(
    _ action: Action,
    assert update: (_ state: inout State) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let line = CallSite(fileID, filePath, line, column)
    // Your code here. `handled.wait(atMost: timeout) { … }` waits.
  }

  /// The end of a test. Waits until no effect is running.
  ///
  /// Fails, at this line, if one still is, or if there are actions that weren't received.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let line = CallSite(fileID, filePath, line, column)
    // Your code here.
  }

  // Your functions here.

  /// Everyone who is waiting checks again when all of an action's effects have ended.
  private func follow(_ task: StoreTask) {
    Task { [handled] in
      await task.finish()
      handled.somethingHappened()
    }
  }
}
