// "Whenever this changes, for whatever reason": by hand, that takes a line for every action that
// may change it, and a forgotten line is a bug.

extension Reducer {
  /// Runs another reducer when this one has changed a value of the state.
  ///
  ///     BindingReducer()
  ///       .onChange(of: \.settings.isOn) { oldValue, newValue in
  ///         Reduce { state, action in .run { … } }
  ///       }
  ///
  /// It sees changes that this reducer makes, not those of other reducers in the same `body`.
  ///
  /// - Parameters:
  ///   - toValue: The value to compare before and after.
  ///   - reducer: The reducer to run, given the value before and after.
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> where R.State == State, R.Action == Action {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, reducer: reducer)
  }

  /// Runs a closure when this reducer has changed a value of the state.
  ///
  ///     BindingReducer()
  ///       .onChange(of: \.settings.isOn) { oldValue, state in
  ///         .run { [isOn = state.settings.isOn] _ in await settings.save(isOn) }
  ///       }
  ///
  /// - Parameters:
  ///   - toValue: The value to compare before and after.
  ///   - update: Gets the value before and the state after, and returns an effect.
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ update: @escaping (_ oldValue: V, _ state: inout State) -> Effect<Action>
  ) -> _OnChangeReducer<Self, V, Reduce<State, Action>> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { oldValue, _ in
      Reduce { state, _ in update(oldValue, &state) }
    }
  }

  /// Runs another reducer when a value has changed by your own comparison.
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> where R.State == State, R.Action == Action {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, reducer: reducer)
  }
}

/// Runs a second reducer after a change: see `onChange`.
public struct _OnChangeReducer<Base: Reducer, Value, Then: Reducer>: _Operator
where Base.State == Then.State, Base.Action == Then.Action {
  let base: Base
  let toValue: (Base.State) -> Value
  let isDuplicate: (Value, Value) -> Bool
  let reducer: (Value, Value) -> Then

  public func _function() -> _ReducerFunction<Base.State, Base.Action> {
    let base = base._function()
    let toValue = toValue
    let isDuplicate = isDuplicate
    let reducer = reducer
    return { state, action in
      let old = toValue(state)
      let effect = base(&state, action)
      let new = toValue(state)
      if isDuplicate(old, new) { return effect }
      return effect.merge(with: reducer(old, new).reduce(into: &state, action: action))
    }
  }
}
