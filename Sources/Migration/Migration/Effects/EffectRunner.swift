// A store of another style hands the effects of chapter 3 to a runner. The runner sends their
// actions back on the store's thread, as long as it exists, as a store of chapter 3 does.

import Chapter03Effects
import Diagnostics

/// Runs effects of chapter 3 for something that isn't a store of that chapter, such as a store of
/// chapter 2.
///
/// The effects of one runner share their ids, as those of one store do. When the runner goes, they
/// are cancelled. Like a store, it is for one thread; an action that arrives on another is reported
/// and dropped.
///
/// An effect costs what it costs in a store of its own style.
public final class EffectRunner<Action> {
  /// Where the actions go. Until it is set, they are reported and dropped.
  public var send: (Action) -> Void = { action in
    reportIssue(
      "\(describe(action)) was dropped: this runner's `send` wasn't set. Set it after making the "
        + "store: `runner.send = { [unowned store] in store.send($0) }`."
    )
  }

  private let host = EffectHost()
  private let home = HomeThread()

  /// A runner with nothing in flight.
  public init() {}

  /// Starts an effect. What it sends immediately is sent before this returns.
  public func run(_ effect: Chapter03Effects.Effect<Action, Never>) {
    guard !effect.isNone else { return }
    let home = home
    _ = host.start(effect) { [weak self] action in
      guard home.isCurrent else { return reportWrongThread(action) }
      self?.send(action)
    } complete: {
    }
  }

  /// How many effects are in flight. One with an id counts once more for it.
  public var effectsInFlight: Int { host.effectsInFlight }

  /// Starts an effect whose actions somebody else receives.
  func begin(_ effect: Chapter03Effects.Effect<Action, Never>) -> RunningEffect<Action> {
    let run = RunningEffect<Action>()
    let (home, host) = (home, host)
    // Weak: a run that nobody receives any more ends, which cancels the effect.
    let stop = host.start(effect) { [weak run] action in
      guard home.isCurrent else { return reportWrongThread(action) }
      run?.deliver(action)
    } complete: { [weak run] in
      run?.end()
    }
    // What is in flight keeps its host, which may have no other owner.
    if let stop { run.onStop { withExtendedLifetime(host) { home.perform(stop) } } }
    return run
  }
}

private func reportWrongThread(_ action: Any) {
  reportIssue(
    "An effect sent \(describe(action)) on another thread than its store's, and the action was "
      + "dropped. Give the effect `.receive(on:)` with a scheduler of the store's thread."
  )
}
