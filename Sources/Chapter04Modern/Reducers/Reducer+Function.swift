// A `body` is a description. If every action asked for it again, each send would build every
// operator of the whole app once more and look up every key path in them. So a store turns its
// reducer into a function once, and calls that.

/// What a reducer comes down to: chapter 1's function, which also returns effects.
// snippet.ReducerFunction
public typealias _ReducerFunction<State, Action> = (inout State, Action) -> Effect<Action>
// snippet.end

extension Reducer where Body == Never {
  @inlinable
  public func _function() -> _ReducerFunction<State, Action> {
    { state, action in self.reduce(into: &state, action: action) }
  }
}

// Why the annotation: a feature is in another module than this library. The compiler can adapt
// these small functions to the feature's types only if it may look into them from there; without
// that, each level of composition costs a send some fifty nanoseconds, with it some five.
// snippet.bodyFunction
extension Reducer where Body: Reducer<State, Action> {
  @inlinable
  public func _function() -> _ReducerFunction<State, Action> {
    body._function()
  }
}
// snippet.end

/// A reducer of this library that is best written as the function it makes.
public protocol _Operator<State, Action>: Reducer where Body == Never {}

extension _Operator {
  /// Makes the function anew each time. A reducer that wraps another, and calls its
  /// `reduce(into:action:)`, better keeps `Reduce(other)`, which makes it once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _function()(&state, action)
  }
}
