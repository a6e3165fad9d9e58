// A test store is a real store whose reducer keeps a log. The steps read from it what they have to
// state and what is running.

import Diagnostics

/// What the reducer has done that no step has stated yet.
final class TestLog<State, Action, Environment> {
  struct Reduced {
    let action: TracedAction<Action>
    /// The state after the action.
    let state: State
    var standing = Standing.waiting
  }

  enum Standing {
    /// A step has to state it.
    case waiting
    /// A step may still state it, but a failure has already named it.
    case reported
    /// A step has stated it, while others were waiting before it.
    case stated
  }

  var environment: Environment
  var reduced: [Reduced] = []
  /// The actions whose effects are running. Locked, since effects end on any thread.
  let running = Locked(Entries<TracedAction<Action>>())

  init(environment: Environment) {
    self.environment = environment
  }

  /// The effect, counted as running from its start to its end.
  fileprivate func watch(
    _ effect: Effect<Action, Never>,
    of traced: TracedAction<Action>
  ) -> Effect<TracedAction<Action>, Never> {
    guard let begin = effect.begin else { return .none }
    return Effect { [running] observer in
      let key = running.withLock { $0.insert(traced) }
      let remove = { running.withLock { $0.remove(key) } }
      observer.onStop(remove)
      begin(
        observer.upstream(
          receive: { observer.receive(TracedAction(action: $0, origin: traced.origin)) },
          complete: { completion in
            remove()
            observer.complete(completion)
          }
        )
      )
    }
  }
}

/// An action, and the `send` of the test that it goes back to.
struct TracedAction<Action> {
  let action: Action
  let origin: CallSite
}

extension Reducer {
  /// The reducer of a test store: the environment is the log, which holds the reducer's own.
  static func logging<Base, BaseEnvironment>(
    _ reducer: Reducer<State, Base, BaseEnvironment>
  ) -> Reducer
  where Action == TracedAction<Base>, Environment == TestLog<State, Base, BaseEnvironment> {
    Reducer { state, traced, log in
      let effect = reducer.run(&state, traced.action, log.environment)
      log.reduced.append(.init(action: traced, state: state))
      return log.watch(effect, of: traced)
    }
  }
}
