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
    if let last = handled.waiting.last {
      line.report("Received before \(action), and not stated: \(handled.waiting.map(\.action))")
      state = last.state
      handled.waiting = []
    }
    follow(store.send(action))
    take(update, at: line)
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
    await handled.wait(atMost: timeout) {
      !handled.waiting.isEmpty || store.effects.running.isEmpty
    }
    guard let first = handled.waiting.first else {
      return line.report("Expected to receive \(action), and received nothing.")
    }
    if first.action == action {
      take(update, at: line)
    } else {
      line.report("Expected to receive \(action), and received \(first.action).")
      handled.waiting.removeFirst()
      state = first.state
    }
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
    await handled.wait(atMost: timeout) { store.effects.running.isEmpty }
    if !store.effects.running.isEmpty { line.report("Effects are still running.") }
    if !handled.waiting.isEmpty {
      line.report("Not received by the end: \(handled.waiting.map(\.action))")
    }
  }

  /// Takes the next action as stated, and compares.
  private func take(_ update: (inout State) -> Void, at line: CallSite) {
    let actual = handled.waiting.removeFirst().state
    var expected = state
    update(&expected)
    if expected != actual { line.report("Expected \(expected), and it is \(actual).") }
    state = actual
  }

  /// Everyone who is waiting checks again when all of an action's effects have ended.
  private func follow(_ task: StoreTask) {
    Task { [handled] in
      await task.finish()
      handled.somethingHappened()
    }
  }
}
