// The library, written by you
//
// Write this chapter's library in the five files of this folder. The names, types and comments are
// given; you write the bodies, and add private properties where you need them. `Reducer.swift`,
// `Replay.swift` and `History.swift` already hold what you wrote in 1.5, 1.6 and 1.13, if you have
// passed those. `ObservationToken.swift` is given. What is left is `Store.swift`, which combines
// 1.8 to 1.11. PrimeTime is then built on your library, and the chapter's own tests run against it,
// unchanged.
//
// kind: capstone
// lesson: The library

/// Changes `State` according to one `Action`.
public typealias Reducer<State, Action> = (inout State, Action) -> Void

/// Turns a function that returns the next state into one that changes the state in place.
public func toInout<State, Action>(
  _ next: @escaping (State, Action) -> State
) -> Reducer<State, Action> {
  { state, action in
    // answer 1 of InoutBridge
    // Your code here.
    // end answer
  }
}

/// Turns a reducer into a function that leaves its argument alone and returns the next state.
public func fromInout<State, Action>(
  _ reducer: @escaping Reducer<State, Action>
) -> (State, Action) -> State {
  { state, action in
    // answer 2 of InoutBridge
    state
    // end answer
  }
}
