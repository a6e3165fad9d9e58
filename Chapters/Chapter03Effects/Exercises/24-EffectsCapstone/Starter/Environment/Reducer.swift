// The library of effects, taken apart
//
// Write this chapter's library. Sources/Chapter03Effects/README.md lists its folders and files page
// by page. The names, types and comments are given, and so are the ladder, `Effect` with its
// subscriber, all schedulers but one, bindings, and the parts of the test store that only read. You
// write the other bodies. Go from folder to folder: Effects, Environment, CasePaths, Store, Time,
// Testing. Except for `receive(on:)`, a folder needs only those before it. PrimeTime, the timer and
// the todos are built on your library, and the chapter's own tests run against it, unchanged.
//
// kind: capstone
// lesson: The library

/// Changes `State` according to one `Action`, and says which effects follow from it.
///
///     let counterReducer = Reducer<Int, CounterAction, CounterEnvironment> {
///       count, action, environment in
///       switch action {
///       case .incrementTapped:
///         count += 1
///         return .none
///       case .nthPrimeTapped:
///         return environment.nthPrime(count).map(CounterAction.nthPrimeResponse)
///       ...
///
/// The function itself does nothing but that. The same state, action and environment give the same
/// state and effects, and no effect runs before a store starts it.
///
/// A reducer is `Sendable`, so it can be a global constant. Its function captures nothing that
/// changes; what differs from call to call comes from the environment.
public struct Reducer<State, Action, Environment>: Sendable {
  private let reduce: @Sendable (inout State, Action, Environment) -> Effect<Action, Never>

  /// A reducer that runs this function.
  public init(
    _ reduce: @escaping @Sendable (inout State, Action, Environment) -> Effect<Action, Never>
  ) {
    self.reduce = reduce
  }

  /// Changes the state, and returns the effects without starting them.
  public func run(
    _ state: inout State,
    _ action: Action,
    _ environment: Environment
  ) -> Effect<Action, Never> {
    reduce(&state, action, environment)
  }
}

extension Reducer {
  /// Changes nothing and has no effects.
  public static var empty: Reducer {
    Reducer { _, _, _ in .none }
  }

  /// Runs the reducers one after the other on the same state: each sees what those before it wrote.
  /// Their effects run at once, side by side.
  ///
  /// Combining is associative, and `empty` can be left out. A child that lives in an optional or in
  /// a list comes before the parent that may remove it.
  public static func combine(_ reducers: Reducer...) -> Reducer {
    .combine(reducers)
  }

  /// Runs the reducers of a list one after the other on the same state, and their effects side by
  /// side.
  public static func combine(_ reducers: [Reducer]) -> Reducer {
    reducers.first ?? .empty  // Your code here.
  }

  /// This reducer, then the other one: `combine(self, other)`.
  public func combined(with other: Reducer) -> Reducer {
    .combine(self, other)
  }
}
