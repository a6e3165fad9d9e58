// The reducer that does nothing: the identity of combination, and a placeholder for a missing
// feature.

/// Changes nothing and has no effects.
public struct EmptyReducer<State, Action>: _Operator {
  /// Creates a reducer that does nothing.
  public init() {}

  public func _function() -> _ReducerFunction<State, Action> {
    { _, _ in .none }
  }
}
