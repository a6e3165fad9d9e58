// The counterpart of `EffectRunner`: effects of chapter 4 know their ids in one store, and only a
// store can run them. So there is one with no state but a counter, whose actions are the effects to
// start.
//
// What comes back mustn't be handed on while that store reduces: the host would answer with another
// effect, and starting it would be a send from inside a reducer. So it is put in a line, and handed
// on when the store notifies its observers, which is after every drain.

import Chapter04Modern
import Observation

/// Runs effects of chapter 4 for a store of another style.
@MainActor
final class ModernRunner<Action> {
  private indirect enum Event {
    case begin(Chapter04Modern.Effect<Event>)
    case received(Action, Run<Action>)
    case ended(Run<Action>)
  }

  private final class Line {
    var events: ArraySlice<Event> = []
  }

  private let line = Line()
  private let store: Chapter04Modern.Store<Int, Event>
  /// How many effects have begun and not ended. Without any there is nothing to observe.
  private var running = 0
  private var isObserving = false

  init() {
    let line = line
    store = Chapter04Modern.Store(initialState: 0) {
      Reduce<Int, Event> { count, event in
        if case .begin(let effect) = event { return effect }
        line.events.append(event)
        count += 1
        return .none
      }
    }
  }

  /// Starts an effect. What it sends immediately is kept in the run.
  func begin(_ effect: Chapter04Modern.Effect<Action>) -> Run<Action> {
    let run = Run<Action>()
    let task = store.send(
      .begin(.concatenate(effect.map { .received($0, run) }, .send(.ended(run))))
    )
    running += 1
    handOn()
    if !run.isOver {
      observe()
      run.onStop { [weak self] in
        task.cancel()
        // Dropped elsewhere, it is observed a little longer than need be.
        if isOnMainActor { MainActor.assumeIsolated { self?.running -= 1 } }
      }
    }
    return run
  }

  private func handOn() {
    while let event = line.events.popFirst() {
      switch event {
      case .received(let action, let run): run.deliver(action)
      case .ended(let run):
        if run.isOver { break }
        running -= 1
        run.end()
      case .begin: break
      }
    }
  }

  private func observe() {
    guard running > 0, !isObserving else { return }
    isObserving = true
    withObservationTracking {
      _ = store.state
    } onChange: { [weak self] in
      // The store notifies on the main actor.
      MainActor.assumeIsolated {
        self?.isObserving = false
        self?.observe()
        self?.handOn()
      }
    }
  }
}
