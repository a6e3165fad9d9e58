// Effects of chapter 3 cancel each other by ids that one store knows. Started one by one, by
// `sink`, each would have a table of its own, and `cancel(id:)` would reach nothing. So whoever
// isn't such a store has one for its effects: a store with no state, whose actions are the effects
// to start.

import Chapter03Effects
import Diagnostics

/// Runs effects of chapter 3 for something that isn't a store of that chapter, such as a store of
/// chapter 2.
///
/// The effects of one runner share their ids, as those of one store do. When the runner goes, they
/// are cancelled. Like a store, it is for one thread; an action that arrives on another is reported
/// and dropped.
///
/// An effect costs what it costs in a store of its own style, plus one `map`.
public final class EffectRunner<Action> {
  /// Where the actions go. Until it is set, they are reported and dropped.
  public var send: (Action) -> Void = { action in
    reportIssue(
      "\(describe(action)) was dropped: this runner's `send` wasn't set. Set it after making the "
        + "store: `runner.send = { [unowned store] in store.send($0) }`."
    )
  }

  typealias Work = Chapter03Effects.Effect<Never, Never>

  private let store = Chapter03Effects.Store<Void, Work>(
    initialState: (),
    reducer: Reducer { _, work, _ in work.fireAndForget() },
    environment: ()
  )
  private let starter: ViewStore<Void, Work>
  private let home = HomeThread()

  /// A runner with nothing in flight.
  public init() {
    starter = ViewStore(store, removeDuplicates: { _, _ in true })
  }

  /// Starts an effect. What it sends immediately is sent before this returns.
  public func run(_ effect: Chapter03Effects.Effect<Action, Never>) {
    guard !effect.isNone else { return }
    let home = home
    let delivering = effect.map { [weak self] action in
      guard home.isCurrent else { return reportWrongThread(action) }
      self?.send(action)
    }
    starter.send(delivering.fireAndForget())
  }

  /// How many effects are in flight. One with an id counts once more for it.
  public var effectsInFlight: Int { store.effectsInFlight }

  /// Starts an effect whose actions somebody else receives.
  func begin(_ effect: Chapter03Effects.Effect<Action, Never>) -> Run<Action> {
    let run = Run<Action>()
    let (home, starter) = (home, starter)
    // Weak: a run that nobody receives any more ends, which cancels the effect.
    let delivering = effect.map { [weak run] action in
      guard home.isCurrent else { return reportWrongThread(action) }
      run?.deliver(action)
    }
    let id = ObjectIdentifier(run)
    let whole = Work.concatenate(
      delivering.fireAndForget(),
      .fireAndForget { [weak run] in run?.end() }
    )
    starter.send(whole.cancellable(id: id))
    run.onStop { home.perform { starter.send(.cancel(id: id)) } }
    return run
  }
}

private func reportWrongThread(_ action: Any) {
  reportIssue(
    "An effect sent \(describe(action)) on another thread than its store's, and the action was "
      + "dropped. Give the effect `.receive(on:)` with a scheduler of the store's thread."
  )
}
