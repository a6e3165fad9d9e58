// Most features are one switch. `Reduce` makes a reducer of that switch, in the place where it
// stands.

/// A reducer that is a closure.
public struct Reduce<State, Action>: _Operator {
  @usableFromInline let function: _ReducerFunction<State, Action>

  /// - Parameter reduce: Changes the state as the action says, and returns what follows.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.function = reduce
  }

  /// Any reducer under one type, where its own is not to be known.
  // Not generic: the compiler would also try it for a closure, and report a mistake in the closure
  // as one of types at its first line.
  @inlinable
  public init(_ reducer: any Reducer<State, Action>) {
    self.function = reducer._function()
  }

  @inlinable
  public func _function() -> _ReducerFunction<State, Action> {
    function
  }
}
