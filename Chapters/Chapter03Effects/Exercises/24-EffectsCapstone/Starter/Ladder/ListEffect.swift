// The third rung. A list of such functions: each gives its own result, and two lists become one
// when you append one to the other.
//
// How it fails: a result is what the function returns, so the store waits for it. An effect that
// takes a second holds up the effects after it and the caller of `send`, in an app the screen. And
// it can't give more than one action over time: no progress, no timer.

/// Work of several kinds, each of which gives one action or none.
public typealias ListEffect<Action> = [() -> Action?]

extension LadderStore {
  /// - Parameter listReducer: Changes the state and returns what is to be done then.
  public convenience init(
    state: State,
    listReducer: @escaping (inout State, Action) -> ListEffect<Action>
  ) {
    self.init(
      state: state,
      callbackReducer: { state, action in
        let effects = listReducer(&state, action)
        return { send in
          for effect in effects {
            if let action = effect() { send(action) }
          }
        }
      }
    )
  }
}
