// The library, written by you
//
// Write this chapter's library in the five files of this folder. Names, types and promises are
// given; the bodies are yours, and so are private properties. `Reducer.swift` is 1.2,
// `Replay.swift` is 1.6 and `History.swift` is 1.13, so start from what you wrote there. The new
// work is in `Store.swift` and `ObservationToken.swift`, where 1.8 to 1.11 become one. PrimeTime is
// then built on your library, and the chapter's own tests run against it, unchanged.
//
// kind: capstone
// lesson: The library

/// Changes `State` according to one `Action`.
public typealias Reducer<State, Action> = (inout State, Action) -> Void

/// Turns a function that returns the next state into one that changes the state in place.
public func toInout<State, Action>(
  _ next: @escaping (State, Action) -> State
) -> Reducer<State, Action> {
  { _, _ in }
}

/// Turns a reducer into a function that leaves its argument alone and returns the next state.
public func fromInout<State, Action>(
  _ reducer: @escaping Reducer<State, Action>
) -> (State, Action) -> State {
  { state, _ in state }
}
