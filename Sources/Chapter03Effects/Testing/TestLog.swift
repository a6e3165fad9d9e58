// A test store is a real store whose reducer keeps a log. What has to be stated, and what is running,
// is read from there.

import Diagnostics

/// What the reducer has done that no step has stated yet.
final class TestLog<State, Action, Environment> {
  struct Reduced {
    let action: TracedAction<Action>
    let state: State
  }

  /// The actions whose effects are running, by the order in which these began.
  struct Running {
    private var lastKey = 0
    var actions: [Int: TracedAction<Action>] = [:]

    mutating func insert(_ action: TracedAction<Action>) -> Int {
      lastKey += 1
      actions[lastKey] = action
      return lastKey
    }

    var inOrder: [TracedAction<Action>] {
      actions.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  var environment: Environment
  var reduced: [Reduced] = []
  /// Locked, since effects end on any thread.
  let running = Locked(Running())

  init(environment: Environment) {
    self.environment = environment
  }

  func takeFirst() -> Reduced? {
    reduced.isEmpty ? nil : reduced.removeFirst()
  }

  /// The effect, counted as running from its start to its end.
  fileprivate func watch(
    _ effect: Effect<Action, Never>,
    of traced: TracedAction<Action>
  ) -> Effect<TracedAction<Action>, Never> {
    guard let start = effect.start else { return .none }
    return Effect { [running] observer in
      let key = running.withLock { $0.insert(traced) }
      let remove = { running.withLock { $0.actions[key] = nil } }
      observer.onStop(remove)
      start(
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
  /// The reducer of a test store: the environment is the log, and it has the reducer's own.
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
