// Chapter 2's reducer is a function without effects, so it fits into both later styles unchanged.
// In the other direction, the effects of the new feature have nowhere to go. A version that drops
// them would compile, so here a parameter takes them.

import Chapter02Pullback
import Chapter03Effects
import Chapter04Modern

extension Chapter03Effects.Reducer {
  /// A reducer of chapter 2 as one of chapter 3, with no effects and for any environment.
  ///
  ///     Reducer(function: counterReducer).pullback(…)
  ///
  /// It costs a call. The function must be `@Sendable`, as a reducer of this style is: a global
  /// function is, and what `combine` and `pullback` of chapter 2 return isn't. Convert the parts,
  /// and combine them here; or, where the parts are not yours, wrap the whole in a `func`.
  public init(function: @escaping @Sendable (inout State, Action) -> Void) {
    self.init { state, action, _ in
      function(&state, action)
      return .none
    }
  }
}

extension Reduce {
  /// A reducer of chapter 2 as one of chapter 4, with no effects.
  ///
  ///     var body: some ReducerOf<Self> {
  ///       Reduce(function: counterReducer)
  ///     }
  ///
  /// It costs a call.
  public init(function: @escaping Chapter02Pullback.Reducer<State, Action>) {
    self.init { state, action in
      function(&state, action)
      return .none
    }
  }
}

extension Chapter03Effects.Reducer {
  /// This reducer as a function of chapter 2, for a parent that is one.
  ///
  ///     let runner = EffectRunner<AppAction>()
  ///     let counter = counterReducer.function(environment: .live) { effect in
  ///       runner.run(effect.map(AppAction.counter))
  ///     }
  ///     let store = Store(value: AppState(), reducer: pullback(counter, …))
  ///     runner.send = { [unowned store] action in store.send(action) }
  ///
  /// A function has no way to return effects, so they leave through `run`, which is called for each
  /// action that has one. They start while the reducer runs, not after it.
  public func function(
    environment: Environment,
    run: @escaping (Chapter03Effects.Effect<Action, Never>) -> Void
  ) -> Chapter02Pullback.Reducer<State, Action> {
    { state, action in
      let effect = self.run(&state, action, environment)
      if !effect.isNone { run(effect) }
    }
  }
}
