// A feature's tests without it: run the reducer by hand, start its effects by hand, feed back what
// they give, and compare the fields one thinks of. What nobody thought of, an action that nobody
// expected, a field that changed besides, work that never ends, passes unseen.

import Diagnostics

/// A store for tests: each step states everything that happens in it, or the test fails at that
/// step's line.
///
///     let store = TestStore(initialState: 7, reducer: counterReducer, environment: .mock)
///     store.send(.incrementTapped) { $0 = 8 }
///     store.send(.nthPrimeTapped)
///     store.receive(.nthPrimeResponse(8, 19)) { … }
///
/// The reducer, the queue and the effects are those of a real store. What an effect sends is reduced
/// when it comes, and waits until a `receive` step states it. The test fails if, when the test store
/// goes, an action still waits or an effect is still running; this is told at the `send` that it came
/// from.
///
/// Like a store, it is for one thread, that of the test.
public final class TestStore<State: Equatable, Action: Equatable, Environment> {
  /// The state as far as the steps have stated it.
  public private(set) var state: State
  private let store: Store<State, TracedAction<Action>>
  private let log: TestLog<State, Action, Environment>

  /// Makes a test store with a first state. The reducer is not called before the first step.
  public init(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment
  ) {
    log = TestLog(environment: environment)
    state = initialState
    store = Store(initialState: initialState, reducer: .logging(reducer), environment: log)
  }

  deinit {
    reportLeftovers()
  }

  /// The environment that the next actions are reduced with.
  public var environment: Environment {
    get { log.environment }
    set { log.environment = newValue }
  }

  /// Sends an action.
  ///
  /// - Parameter update: Changes the state from before to what it should be now. Left out, nothing
  ///   should change.
  // snippet.send
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout State) -> Void)? = nil
  ) {
    let callSite = CallSite(fileID, filePath, line, column)
    skipWaiting(before: action, at: callSite)
    store.send(TracedAction(action: action, origin: callSite))
    // The first is this one. What its effects sent at once stands behind it, and waits.
    guard let reduced = log.takeFirst() else { return }
    compare(reduced.state, with: update, after: action, at: callSite)
  }
  // snippet.end

  /// States the action that an effect has sent, the one that waits longest.
  ///
  /// - Parameter update: Changes the state from before to what it should be after this action. Left
  ///   out, nothing should change.
  public func receive(
    _ expected: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout State) -> Void)? = nil
  ) {
    let callSite = CallSite(fileID, filePath, line, column)
    guard let received = log.takeFirst() else {
      let running = log.running.withLock { $0.inOrder }.map { describe($0.action) }
      return callSite.report(
        "This step expects to receive \(describe(expected)), and no action came."
          + (running.isEmpty
            ? " No effect is running."
            : " Effects are running, of \(running.joined(separator: ", ")): does their scheduler have "
              + "to advance?")
      )
    }
    if received.action.action == expected {
      compare(received.state, with: update, after: expected, at: callSite)
    } else {
      state = received.state
      callSite.report(
        "This step expects to receive \(describe(expected)), and "
          + "\(describe(received.action.action)) came."
          + differences(expected, received.action.action)
      )
    }
  }

  // snippet.compare
  private func compare(
    _ actual: State,
    with update: ((inout State) -> Void)?,
    after action: Action,
    at callSite: CallSite
  ) {
    let before = state
    var expected = state
    update?(&expected)
    state = actual
    if expected != actual {
      let title =
        if update == nil {
          "\(describe(action)) changed the state, and this step states no change:"
        } else if actual == before {
          "\(describe(action)) changed nothing, and this step states a change:"
        } else {
          "The state after \(describe(action)) isn't what this step states:"
        }
      callSite.report(title + differences(expected, actual))
    } else if update != nil, expected == before {
      callSite.report(
        "This step's closure changes nothing, and neither did \(describe(action)). State the change "
          + "that you expect, or leave the closure out."
      )
    }
  }
  // snippet.end

  private func skipWaiting(before action: Action, at callSite: CallSite) {
    guard !log.reduced.isEmpty else { return }
    let waiting = log.reduced.map { describe($0.action.action) }.joined(separator: ", ")
    callSite.report(
      "\(describe(action)) is sent while what effects have sent still waits to be received: "
        + "\(waiting). Receive it first."
    )
    skipReduced()
  }

  private func skipReduced() {
    state = log.reduced.last?.state ?? state
    log.reduced = []
  }

  /// Reports what nobody has stated, where it came from, and forgets it.
  func reportLeftovers() {
    for waiting in log.reduced {
      waiting.action.origin.report(
        "An effect that followed from this step sent \(describe(waiting.action.action)), and no step "
          + "received it."
      )
    }
    skipReduced()
    let running = log.running.withLock { running in
      defer { running.actions = [:] }
      return running.inOrder
    }
    for traced in running {
      traced.origin.report(
        "An effect of \(describe(traced.action)), which followed from this step, is still running at "
          + "the end. Let it finish, for instance by advancing its scheduler, or cancel it."
      )
    }
  }
}

/// Each place where the values differ, on a line of its own.
private func differences(_ expected: Any, _ actual: Any) -> String {
  let changes = Change.changes(from: expected, to: actual)
  guard !changes.isEmpty else { return "\n  They differ by ==, and look the same." }
  let lines = changes.map { change in
    let path = change.path.isEmpty ? "" : "\(change.path): "
    return "  \(path)expected \(change.old ?? "nothing"), was \(change.new ?? "nothing")"
  }
  return "\n" + lines.joined(separator: "\n")
}
