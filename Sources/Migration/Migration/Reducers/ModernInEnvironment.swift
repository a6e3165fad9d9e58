// A feature of chapter 4 in a parent of chapter 3. The ids of its effects belong to one store, but
// a reducer of chapter 3 is a global constant, which many stores and all tests share. Only the
// environment exists once for each store, so the feature is kept there.

import Chapter03Effects
import Chapter04Modern
import Diagnostics

/// A feature of chapter 4, with its dependencies and the effects it has in flight, as a part of an
/// environment of chapter 3.
///
///     struct AppEnvironment {
///       var counter = ModernFeature { Counter() } withDependencies: { $0.nthPrime = .live }
///     }
///     Reducer.modern.pullback(
///       state: \AppState.counter,
///       action: AppAction.counterPath,
///       environment: \.counter
///     )
///
/// Make one for each store, where its environment is made: features that share one share the ids of
/// their effects. The store must be used on the main actor.
///
/// What isn't carried over: `@Dependency(\.dismiss)` has nothing to dismiss, because chapter 3
/// presents nothing. The rows of a list share their ids. A parent that removes the feature's state
/// doesn't end its effects, as in chapter 3: let it return `.cancel(id: feature.cancelID)`.
// `@unchecked`: what isn't sendable in it is used on the main actor only; see `reduce`.
public final class ModernFeature<State, Action>: @unchecked Sendable {
  /// With its dependencies, which the effects that it makes have, too.
  private let reducer: _ReducerFunction<State, Action>
  private var runner: ModernRunner<Action>?

  /// A feature that is ready to be part of a store.
  ///
  /// - Parameters:
  ///   - reducer: The feature, as in a `body`.
  ///   - prepareDependencies: Changes dependencies for the feature and its effects, once. A feature
  ///     without any of its own reads those of whoever sends, as in a store of chapter 4.
  public init<R: Chapter04Modern.Reducer>(
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    let (function, values) = withDependencies(prepareDependencies) {
      (reducer()._function(), DependencyValues._current)
    }
    self.reducer =
      values.areUnchanged
      ? function
      : { state, action in
        DependencyValues.$_current.withValue(values) { function(&state, action) }
      }
  }

  /// The id of every effect of this feature, for `Effect.cancel(id:)` of chapter 3.
  public var cancelID: ObjectIdentifier { ObjectIdentifier(self) }

  fileprivate func reduce(
    _ state: inout State,
    _ action: Action
  ) -> Chapter03Effects.Effect<Action, Never> {
    guard isOnMainActor else {
      reportIssue(
        "\(describe(action)) was ignored: its feature is one of chapter 4, and its store is used "
          + "on another thread than the main one. Mark the code that sends it as `@MainActor`."
      )
      return .none
    }
    let effect = reducer(&state, action)
    if effect.isNone { return .none }
    if let actions = effect.actionsAtOnce { return .merge(actions.map { .init(value: $0) }) }
    let run = MainActor.assumeIsolated {
      let runner = runner ?? ModernRunner()
      self.runner = runner
      return runner.begin(effect)
    }
    return .rest(of: run, id: cancelID)
  }
}

extension Chapter03Effects.Reducer where Environment == ModernFeature<State, Action> {
  /// The reducer of a feature of chapter 4, which is its environment.
  ///
  /// What is carried over: the order of the actions, also of those that an effect sends
  /// immediately; completion; cancellation by the feature's own ids, and from outside by the
  /// feature's `cancelID`, or because the store goes; the dependencies.
  ///
  /// What differs: an effect starts while the reducer runs, not after it, and what it sends later
  /// arrives in a turn of the main actor. A test store of chapter 3 has to wait for that by
  /// `await`.
  ///
  /// An action costs little more than in chapter 3 itself, even if its effect sends at once. An
  /// effect that takes time costs a send to a store with no state, and is in flight in both styles.
  public static var modern: Self {
    Self { state, action, feature in feature.reduce(&state, action) }
  }
}

extension Chapter03Effects.Effect where Failure == Never {
  /// What a run has sent already, and then what it sends until it ends.
  fileprivate static func rest(of run: RunningEffect<Output>, id: ObjectIdentifier) -> Self {
    let sent = run.takeEarly().map { Self(value: $0) }
    if run.isOver { return .merge(sent) }
    let rest = Self.run { subscriber in
      run.receive(subscriber.send) { subscriber.send(completion: .finished) }
      return AnyCancellable { run.cancel() }
    }
    return .merge(sent + [rest.cancellable(id: id)])
  }
}
