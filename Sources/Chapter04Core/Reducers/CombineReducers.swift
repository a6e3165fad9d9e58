// Operators such as `ifLet` apply to one reducer. This makes one out of several.

/// Several reducers as one: `CombineReducers { a; b }.ifLet(…)`.
public struct CombineReducers<State, Action, Reducers: Reducer>: _Operator
where Reducers.State == State, Reducers.Action == Action {
  let reducers: Reducers

  /// - Parameter build: The reducers, as in a `body`.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    self.reducers = build()
  }

  public func _function() -> _ReducerFunction<State, Action> {
    reducers._function()
  }
}
