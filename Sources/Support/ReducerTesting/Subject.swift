// What is tested. A learner's reducer, a store that is a class, what its observers were called
// with: all of these can be made fresh, are sent actions, and show a value after each that can be
// compared. So there is one form for all of them.

/// Something that takes actions and shows a state that can be compared.
///
/// A reducer is the simple case: `Subject(from: AppState(), reducer: appReducer)`. For anything
/// else, say how to make a fresh instance. Here the state is what an observer was called with:
///
/// ```swift
/// let subject = Subject<[Int], CounterAction, Never> {
///   let store = Store(value: 0, reducer: counterReducer)
///   var seen: [Int] = []
///   let token = store.observe { seen.append($0) }
///   return .init(
///     state: { seen },
///     send: { action in
///       withExtendedLifetime(token) { store.send(action) }
///       return []
///     }
///   )
/// }
/// ```
///
/// `Effect` is what the subject wants done after an action, as a value; `Never` if it has none. A
/// subject that traps takes the process with it, and one that loops never returns: guard against
/// both from outside, with a process of its own.
public struct Subject<State: Equatable, Action, Effect: Equatable> {
  /// One life of a subject, from its start through one script.
  public struct Instance {
    let state: () -> State
    let send: (Action) -> [Effect]

    /// An instance that reads its state and takes its actions by these functions.
    public init(state: @escaping () -> State, send: @escaping (Action) -> [Effect]) {
      self.state = state
      self.send = send
    }
  }

  let start: () -> Instance

  /// A subject from a function that makes a fresh instance. It is called for every script. If two
  /// instances share anything, a script depends on those before it.
  public init(_ start: @escaping () -> Instance) {
    self.start = start
  }

  /// A reducer that returns its effects as values, run from `initial`.
  public static func withEffects(
    from initial: State,
    reducer: @escaping (inout State, Action) -> [Effect]
  ) -> Self {
    Self {
      var state = initial
      return Instance(state: { state }, send: { reducer(&state, $0) })
    }
  }
}

extension Subject where Effect == Never {
  /// A reducer without effects, run from `initial`.
  public init(from initial: State, reducer: @escaping (inout State, Action) -> Void) {
    self = .withEffects(from: initial) { state, action in
      reducer(&state, action)
      return []
    }
  }
}
