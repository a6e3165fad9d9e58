// A reducer was a function, then a struct around a function with an environment. A function can't
// say what it is made of: every operator wraps a closure in a closure, and types must be repeated
// at every step because there is nothing to infer them from. With a protocol, a feature is a type
// with a name, its dependencies are its properties, and its parts are its `body`.

/// A feature's logic: how its state changes with an action, and which effects follow.
///
///     struct Counter: Reducer {
///       struct State: Equatable { var count = 0 }
///       enum Action { case incrementTapped }
///
///       var body: some Reducer<State, Action> {
///         Reduce { state, action in
///           switch action {
///           case .incrementTapped:
///             state.count += 1
///             return .none
///           }
///         }
///       }
///     }
///
/// A conforming type implements one of the two: `body`, which combines other reducers, or
/// `reduce(into:action:)`, which does the work itself. Implementing both is reported, and a store
/// then runs `reduce`, as the public library does.
///
/// The store evaluates a `body` once, when the store is created, and not with each action. A body
/// is a description: whatever it decides by reading a dependency is decided then. Its closures,
/// though, read a dependency each time they run.
///
/// The shape is that of the Composable Architecture since its version 1.0.
public protocol Reducer<State, Action> {
  /// The state: all that the feature knows.
  associatedtype State
  /// The events that can happen in it.
  associatedtype Action
  /// The type of `body`; `Never` for a reducer that has none.
  associatedtype Body

  /// Changes the state as the action says, and returns the work to be done outside.
  ///
  /// It must do nothing else, such as waiting or reading the clock. An effect does that, and its
  /// results come back as actions.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is made of. They run from top to bottom, on the same state.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// This reducer as a function, with every `body` in it evaluated and every key path in it
  /// resolved.
  ///
  /// Each of the library's operators implements it; no other type needs to.
  func _function() -> _ReducerFunction<State, Action>
}

/// A reducer with the state and the actions of `R`, in `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The effects of a reducer: `EffectOf<Counter>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Reducer where Body == Never {
  /// A reducer without a body has `reduce(into:action:)` instead.
  public var body: Body {
    fatalError(
      """
      \(Self.self) has no body: it implements "reduce(into:action:)". Call that one instead.
      """
    )
  }
}

// snippet.runsBody
extension Reducer where Body: Reducer<State, Action> {
  /// Runs the body. A store doesn't call this: see `_function()`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if OwnReduceProbe.isAsked(by: Self.self) { return .none }
    return body.reduce(into: &state, action: action)
  }
}
// snippet.end
