// Most features are one switch. `Reduce` turns that switch into a reducer, right where it is
// written.

/// A reducer that is a closure.
public struct Reduce<State, Action>: _Operator {
  let function: _ReducerFunction<State, Action>

  /// - Parameter reduce: Changes the state as the action says, and returns what follows.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.function = reduce
  }

  /// Wraps any reducer, to hide its type.
  // Not generic: otherwise the compiler would also try this for a closure, and report a mistake in
  // the closure as a type error at its first line.
  public init(_ reducer: any Reducer<State, Action>) {
    self.function = reducer._function()
  }

  public func _function() -> _ReducerFunction<State, Action> {
    function
  }
}
