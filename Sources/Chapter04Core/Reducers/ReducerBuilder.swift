// `combine(a, b, c)` takes reducers of one type. Here each feature has its own type, so a list of
// them is a deeply nested generic type. A result builder writes that type for you.

/// Combines the reducers in a `body`: they run from top to bottom on the same state, and their
/// effects are merged.
///
/// A body may use `if`, `if let`, `switch` and `for`, which are decided when the store is created.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  // The second parameter excludes `any Reducer`, which the next function takes.
  public static func buildExpression<R: Reducer>(_ reducer: R, _: R.Type = R.self) -> R
  where R.State == State, R.Action == Action {
    reducer
  }

  /// A reducer whose type isn't known until the program runs.
  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0,
    next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(first: accumulated, second: next)
  }

  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? {
    reducer
  }

  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> {
    .first(reducer)
  }

  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> {
    .second(reducer)
  }

  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _Many<R> {
    _Many(reducers: reducers)
  }

  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ reducer: R
  ) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  /// Runs two reducers, one after the other.
  public struct _Sequence<First: Reducer<State, Action>, Second: Reducer<State, Action>>: _Operator
  {
    let first: First
    let second: Second

    // snippet.sequence
    public func _function() -> _ReducerFunction<State, Action> {
      let first = first._function()
      let second = second._function()
      return { state, action in
        let effect = first(&state, action)
        return effect.merge(with: second(&state, action))
      }
    }
    // snippet.end
  }

  /// Runs one of two reducers.
  public enum _Conditional<First: Reducer<State, Action>, Second: Reducer<State, Action>>: _Operator
  {
    case first(First)
    case second(Second)

    public func _function() -> _ReducerFunction<State, Action> {
      switch self {
      case .first(let reducer): reducer._function()
      case .second(let reducer): reducer._function()
      }
    }
  }

  /// Runs the reducers of a `for`, one after another.
  public struct _Many<Element: Reducer<State, Action>>: _Operator {
    let reducers: [Element]

    public func _function() -> _ReducerFunction<State, Action> {
      let functions = reducers.map { $0._function() }
      return { state, action in
        functions.reduce(.none) { $0.merge(with: $1(&state, action)) }
      }
    }
  }
}

extension Optional: Reducer, _Operator where Wrapped: Reducer {
  public func _function() -> _ReducerFunction<Wrapped.State, Wrapped.Action> {
    self?._function() ?? { _, _ in .none }
  }
}
