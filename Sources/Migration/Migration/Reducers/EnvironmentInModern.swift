// A feature of chapter 3 in a parent of chapter 4. The naive form starts the feature's effect in a
// `run`. Then whatever the effect sends immediately arrives a turn late, every effect has its own
// table of ids, and the effect goes on after the parent has removed the feature.

import Chapter03Effects
import Chapter04Modern

extension Reduce {
  /// A reducer of chapter 3 as one of chapter 4, with its environment.
  ///
  ///     Scope(state: \.counter, action: \.counter) {
  ///       Reduce(counterReducer, environment: CounterEnvironment(…))
  ///     }
  ///
  /// What is carried over: the order of the actions, also of those that an effect sends
  /// immediately, which are handled before `send` returns; completion; cancellation by the old ids,
  /// which are known to the effects of this `Reduce` only; and cancellation from outside, be it by
  /// an id of chapter 4, because a parent removes the feature, or because the store goes.
  ///
  /// What differs: an effect starts while the reducer runs, not after it. Chapter 4's store writes
  /// the state in place. Actions must arrive on the main thread; one that arrives elsewhere is
  /// reported and dropped. An old id can be cancelled only by an effect from inside of this
  /// `Reduce`.
  ///
  /// An action without an effect costs a call and a test for nil. An effect is in flight twice,
  /// once in each style.
  ///
  /// - Parameter environment: Handed to every action. Endpoints that read an `@Dependency` when
  ///   they are called follow its overrides.
  public init<Environment>(
    _ reducer: Chapter03Effects.Reducer<State, Action, Environment>,
    environment: Environment
  ) {
    let runner = EffectRunner<Action>.Lazy()
    self.init { state, action in
      let effect = reducer.run(&state, action, environment)
      return effect.isNone ? .none : .rest(of: runner.value.begin(effect))
    }
  }
}

extension EffectRunner {
  /// A runner that is made on the thread that first uses it, the store's.
  final class Lazy {
    private(set) lazy var value = EffectRunner()
  }
}

extension Chapter04Modern.Effect {
  /// What a run has sent already, and then what it sends until it ends.
  static func rest(of run: RunningEffect<Action>) -> Self {
    let sent = run.takeEarly().map { Self.send($0) }
    if run.isOver { return .merge(sent) }
    return .merge(sent + [.run { send in await run.forward(to: send) }])
  }
}
