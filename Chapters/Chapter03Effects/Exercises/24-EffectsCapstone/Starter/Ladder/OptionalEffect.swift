// The second rung. The work returns what was loaded, as an action, and the store sends that.
//
// How it fails: there is one result. An action that two features answer has two effects, and when
// these become one, one of the two results is lost.

/// Work that gives one action or none.
public typealias OptionalEffect<Action> = () -> Action?

/// Both, as well as this form can: both are done, and of two results the first one counts.
public func both<Action>(
  _ first: @escaping OptionalEffect<Action>,
  _ second: @escaping OptionalEffect<Action>
) -> OptionalEffect<Action> {
  {
    let results = [first(), second()]
    return results.compactMap { $0 }.first
  }
}

extension LadderStore {
  /// - Parameter optionalReducer: Changes the state and returns what is to be done then.
  public convenience init(
    state: State,
    optionalReducer: @escaping (inout State, Action) -> OptionalEffect<Action>
  ) {
    self.init(
      state: state,
      callbackReducer: { state, action in
        let effect = optionalReducer(&state, action)
        return { send in
          if let action = effect() { send(action) }
        }
      }
    )
  }
}
