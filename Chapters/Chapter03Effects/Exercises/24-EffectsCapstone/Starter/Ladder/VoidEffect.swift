// The first rung. Saving a file inside a reducer makes a test of the reducer write files. So the
// reducer returns a function that saves, and the store calls it afterwards.
//
// How it fails: what is loaded can't come back. The function can't touch the state, which was the
// reducer's only until it returned, and it has nothing to send an action with.

/// Work that gives nothing.
public typealias VoidEffect = () -> Void

extension LadderStore {
  /// - Parameter voidReducer: Changes the state and returns what is to be done then.
  public convenience init(
    state: State,
    voidReducer: @escaping (inout State, Action) -> VoidEffect
  ) {
    self.init(
      state: state,
      callbackReducer: { state, action in
        let effect = voidReducer(&state, action)
        return { _ in effect() }
      }
    )
  }
}
