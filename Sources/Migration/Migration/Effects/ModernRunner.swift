// The counterpart of `EffectRunner`. Effects of chapter 4 have ids that only their store knows, and
// only a store can run them. So this is a store without state, whose actions are the effects to
// start.
//
// What an effect sends back must not reach the host while this store reduces: the host would answer
// with another effect, and starting that one would be a send from inside a reducer. So the action
// waits in a queue until this store has handled its own actions.

import Chapter04Modern

/// Runs effects of chapter 4 for a store of another style.
@MainActor
final class ModernRunner<Action> {
  private indirect enum Event {
    case begin(Chapter04Modern.Effect<Event>)
    case received(Action, RunningEffect<Action>)
  }

  /// What has come back.
  @MainActor
  private final class Line {
    var received: ArraySlice<(action: Action, run: RunningEffect<Action>)> = []

    func handOn() {
      while let (action, run) = received.popFirst() { run.deliver(action) }
    }
  }

  private let line = Line()
  private let store: Chapter04Modern.Store<Void, Event>

  init() {
    let line = line
    store = Chapter04Modern.Store(initialState: ()) {
      Reduce<Void, Event> { _, event in
        switch event {
        case .begin(let effect):
          return effect
        case .received(let action, let run):
          line.received.append((action, run))
          return .none
        }
      }
    }
    store.afterHandling { line.handOn() }
  }

  /// Starts an effect. What it sends immediately is kept in the run.
  func begin(_ effect: Chapter04Modern.Effect<Action>) -> RunningEffect<Action> {
    let run = RunningEffect<Action>()
    let task = store.send(.begin(effect.map { .received($0, run) }))
    run.onStop { task.cancel() }
    task.whenFinished { run.end() }
    return run
  }
}
