// The style of today, taken apart
//
// Write the core of this chapter's library, in seven small files, in this order. Reducer: a body,
// put together once. Effect: the tree. EffectTable: what is running, by name and place. Store: the
// loop, and how it starts the tree. Parts: scope, ifLet, forEach. Dependencies: values of the task.
// TestStore: each step states everything. Given.swift is given: paths to a case as plain values,
// names for effects, a way to wait. The reference stands in for a file until you have replaced all
// its comments that begin with "Your code", so each file is judged separately. Chapter 4's own
// tests of bodies, of combined effects and of cancelling run on your library as they are; the
// others are written for it.
//
// kind: capstone
// lesson: Three open challenges
// optional: Under the hood

/// A feature's logic: it has a `body`, which puts other reducers together, or a
/// `reduce(into:action:)`, which does the work itself.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  /// `Never` for a reducer that has no body.
  associatedtype Body

  /// Changes the state as the action says, and returns an effect.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is made of. They run from top to bottom, on the same state.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// This reducer as a function, for which every `body` in it is read once.
  func _function() -> (inout State, Action) -> Effect<Action>
}

/// A reducer with the state and the actions of `R`, in `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body. Call its function instead.") }

  public func _function() -> (inout State, Action) -> Effect<Action> {
    { state, action in reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer<State, Action> {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _function()(&state, action)
  }

  /// The body's function. The body is read now, not again for each action.
  public func _function() -> (inout State, Action) -> Effect<Action> {
    { _, _ in .none }  // Your code here.
  }
}

/// A reducer that is a closure.
public struct Reduce<State, Action>: Reducer {
  private let function: (inout State, Action) -> Effect<Action>

  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    function = reduce
  }

  /// Any reducer under this type. Its body is read now.
  public init(_ reducer: any Reducer<State, Action>) {
    function = reducer._function()
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    function(&state, action)
  }
}

/// Does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Several reducers as one, written like a body.
public struct CombineReducers<State, Action>: Reducer {
  private let reducers: Reduce<State, Action>

  public init(@ReducerBuilder<State, Action> _ reducers: () -> Reduce<State, Action>) {
    self.reducers = reducers()
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}

/// Puts the reducers in a `body` together: they run from top to bottom on the same state, and their
/// effects are merged in that order.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  public static func buildExpression<R: Reducer>(_ reducer: R) -> Reduce<State, Action>
  where R.State == State, R.Action == Action {
    Reduce(reducer)
  }

  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  public static func buildBlock() -> Reduce<State, Action> {
    Reduce { _, _ in .none }
  }

  public static func buildPartialBlock(first: Reduce<State, Action>) -> Reduce<State, Action> {
    first
  }

  /// The lines so far, and the next one.
  public static func buildPartialBlock(
    accumulated: Reduce<State, Action>,
    next: Reduce<State, Action>
  ) -> Reduce<State, Action> {
    Reduce { _, _ in .none }  // Your code here.
  }

  /// An `if` without `else`: nil if its condition is false.
  public static func buildOptional(_ reducer: Reduce<State, Action>?) -> Reduce<State, Action> {
    Reduce { _, _ in .none }  // Your code here.
  }

  /// A loop: a reducer for each iteration.
  public static func buildArray(_ reducers: [Reduce<State, Action>]) -> Reduce<State, Action> {
    Reduce { _, _ in .none }  // Your code here.
  }

  public static func buildEither(first reducer: Reduce<State, Action>) -> Reduce<State, Action> {
    reducer
  }

  public static func buildEither(second reducer: Reduce<State, Action>) -> Reduce<State, Action> {
    reducer
  }

  public static func buildLimitedAvailability(
    _ reducer: Reduce<State, Action>
  ) -> Reduce<State, Action> {
    reducer
  }
}
