// Without it, a feature's tests run the reducer by hand, start its effects by hand, run the reducer
// on the actions that they give, and compare the fields you think of. Whatever you didn't think of
// goes unnoticed: an action that nobody expected, a field that also changed, work that never ends.

import Diagnostics

/// A store for tests: each step states everything that happens in it, or the test fails at that
/// step's line.
///
///     let store = TestStore(initialState: 7, reducer: counterReducer, environment: .mock)
///     store.send(.incrementTapped) { $0 = 8 }
///     store.send(.nthPrimeTapped)
///     store.receive(.nthPrimeResponse(8, 19)) { … }
///
/// The reducer, the queue and the effects are those of a real store. An action that an effect sends
/// is reduced when it arrives, and waits until a `receive` step states it. If an action still waits
/// or an effect is still running when the test store goes, the test fails at the `send` that it
/// came from.
///
/// The closure of a step may throw, for instance by `try #require(…)`. The error is reported at the
/// step; one that `#require` has thrown isn't reported twice.
///
/// Like a store, it belongs to one thread, the test's.
public final class TestStore<State: Equatable, Action, Environment> {
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

  /// Sends an action. Sending while actions wait to be received is reported; they can still be
  /// received afterwards.
  ///
  /// - Parameter update: Changes the state from before into the state expected now. Without it,
  ///   nothing should change.
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout State) throws -> Void)? = nil
  ) {
    try? send(action, at: CallSite(fileID, filePath, line, column), update)
  }

  func send(
    _ action: Action,
    at callSite: CallSite,
    _ update: ((inout State) throws -> Void)?
  ) throws(ReportedError) {
    // Your code here.
  }

  /// The step that `receive` takes.
  func receive(
    _ expected: String,
    at callSite: CallSite,
    where isExpected: (Action) -> Bool,
    differences: (Action) -> String,
    _ update: ((inout State) throws -> Void)?
  ) throws(ReportedError) {
    // Your code here.
  }

  /// The action that waits longest. One that a failure has already named needn't be received any
  /// more.
  private func nextWaiting(where isExpected: (Action) -> Bool) -> Int? {
    let next = log.reduced.firstIndex { reduced in
      switch reduced.standing {
      case .waiting: true
      case .reported: isExpected(reduced.action.action)
      case .stated: false
      }
    }
    return next ?? log.reduced.indices.first
  }

  /// Compares the change that one of the log's actions made with the one that a step states.
  private func checkChange(
    _ index: Int,
    _ update: ((inout State) throws -> Void)?,
    at callSite: CallSite
  ) throws(ReportedError) {
    // Your code here.
  }

  /// Marks an action as stated. The state moves on to the last one that nothing waits before.
  private func settle(_ index: Int) {
    log.reduced[index].standing = .stated
    while let first = log.reduced.first, first.standing == .stated {
      state = first.state
      log.reduced.removeFirst()
    }
  }

  private func reportWaiting(before action: Action, at callSite: CallSite) {
    // Your code here.
  }

  /// Reports what no step has stated, where it came from, and forgets it.
  func reportLeftovers() {
    // Your code here.
  }

  /// Forgets everything that no step has stated.
  @discardableResult
  func takeLeftovers() -> (
    reduced: [TestLog<State, Action, Environment>.Reduced], running: [TracedAction<Action>]
  ) {
    state = log.reduced.last?.state ?? state
    defer { log.reduced = [] }
    let running = log.running.withLock { running in
      defer { running.removeAll() }
      return Array(running)
    }
    return (log.reduced, running)
  }
}

/// An error that a step's closure threw, and that has been reported at the step.
struct ReportedError: Error {
  init(_ error: any Error, at callSite: CallSite) {
    if !isRecorded(error) {
      callSite.report("The closure of this step threw an error: \(describe(error))")
    }
  }
}

/// Each place where the values differ, on a line of its own.
func differences(_ expected: Any, _ actual: Any) -> String {
  let changes = Change.changes(from: expected, to: actual)
  guard !changes.isEmpty else { return "\n  They differ by ==, but look the same." }
  let lines = changes.map { change in
    let path = change.path.isEmpty ? "" : "\(change.path): "
    return "  \(path)expected \(change.old ?? "nothing"), was \(change.new ?? "nothing")"
  }
  return "\n" + lines.joined(separator: "\n")
}
