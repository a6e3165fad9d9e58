// A test of a reducer calls a function. A test of a feature must also run its effects, in order,
// and notice the unexpected: one more field that changed, one more action that came, an effect that
// never ended. With this store the test states each step, and fails at the step that differs from
// what is stated.

import Diagnostics
import Dispatch

/// Runs a feature in a test, step by step, and fails the test if the feature does anything that
/// isn't stated.
///
///     @MainActor @Test func fact() async {
///       let store = TestStore(initialState: Feature.State()) {
///         Feature()
///       } withDependencies: {
///         $0.numberFact.fetch = { "\($0) is good" }
///       }
///       await store.send(.factButtonTapped) { $0.isLoading = true }
///       await store.receive(\.factResponse) {
///         $0.isLoading = false
///         $0.fact = "0 is good"
///       }
///     }
///
/// Each step's closure gets the state before the step, and changes it into the expected one. At the
/// end, every action that an effect sent must have been received, and every effect must have ended:
/// the store checks this when it is released.
///
/// The idea is that of the Composable Architecture's test store. This one never waits by guessing:
/// see `SettlingExecutor`. Before iOS 18 and macOS 15, which lack such executors, a step only lets
/// other tasks run once.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The state as of the last step. `receive` shows what effects have changed since.
  public internal(set) var state: State
  /// The degree to which the test must state what happens.
  public var exhaustivity: Exhaustivity = .on
  /// How long `receive` and `finish` wait by default: a second. For effects that never wait, a step
  /// waits ten times as long, and then fails.
  public var timeout: Duration {
    get { run.timeout }
    set { run.timeout = newValue }
  }
  /// The dependencies of the feature from now on: `store.dependencies.date.now = …`.
  public var dependencies: DependencyValues {
    get { run.dependencies }
    set { run.dependencies = newValue }
  }

  /// True once the feature has dismissed itself. Its effects are then cancelled, and it gets no
  /// more actions.
  public var isDismissed: Bool { run.isDismissed }

  let run: TestRun<State, Action>

  func duration(_ timeout: Duration?) -> Duration {
    timeout ?? self.timeout
  }

  /// - Parameters:
  ///   - initialState: The first state, made with the dependencies below.
  ///   - reducer: The feature, as in a `body`.
  ///   - prepareDependencies: Overrides dependencies. The others have their test values, most of
  ///     which fail the test when they are used.
  public init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    var dependencies = DependencyValues.toBeUpdated
    dependencies.context = .test
    // Under XCTest all tests look the same, so each store counts on its own.
    if currentTest == nil { dependencies.stackElementID = StackElementIDGenerator() }
    DependencyValues.$_current.withValue(dependencies) { prepareDependencies(&dependencies) }
    let callSite = CallSite(fileID, filePath, line, column)
    weak var run: TestRun<State, Action>?
    let (state, reduce) = DependencyValues.$_current.withValue(dependencies.used) {
      let reduce: _ReducerFunction<State, Action> = HandledActions.check(at: callSite) {
        reducer()._function()
      } report: { message, _ in
        // At the step that sent the action.
        MainActor.assumeIsolated { run?.callSite ?? callSite }.report(message)
      }
      return (initialState(), reduce)
    }
    self.state = state
    self.run = TestRun(
      state: state,
      reduce: reduce,
      dependencies: dependencies,
      callSite: callSite
    )
    run = self.run
  }

  /// Creates a test store whose state type is named only by the reducer:
  /// `TestStore(initialState: .init()) { Feature() }`.
  // Swift infers the type in one of two directions, and each initializer is for one. They differ in
  // the optional; otherwise they would be the same.
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    self.init(
      initialState: initialState() as State,
      reducer: reducer,
      withDependencies: prepareDependencies ?? { _ in },
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  deinit {
    let (run, exhaustivity) = (run, exhaustivity)
    // A test that isn't on the main actor ends on another thread. Its leftovers are looked up on
    // the main actor, and reported here, where issues count for this test.
    let leftovers =
      onMainActor(waitingFor: run.patience) { run.leftovers(exhaustivity) } ?? [run.noLeftovers]
    for failure in leftovers { failure.callSite.report(failure.message) }
  }
}

/// The test store of a reducer: `TestStoreOf<Counter>`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// Runs a closure on the main actor, and waits for it; runs it directly if this is the main actor.
/// - Returns: What `work` returns; nil if the main thread has no time for it, as when it waits for
///   this one.
private func onMainActor<R: Sendable>(
  waitingFor duration: DispatchTimeInterval,
  _ work: @escaping @MainActor @Sendable () -> R
) -> R? {
  if isOnMainActor { return MainActor.assumeIsolated(work) }
  let (result, done) = (Locked<R?>(nil), DispatchSemaphore(value: 0))
  DispatchQueue.main.async {
    let made = MainActor.assumeIsolated(work)
    result.withLock { $0 = made }
    done.signal()
  }
  _ = done.wait(timeout: .now() + duration)
  return result.withLock { $0 }
}
