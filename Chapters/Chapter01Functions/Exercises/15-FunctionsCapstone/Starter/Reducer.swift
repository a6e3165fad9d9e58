// The library by your own hand
//
// Write the library of this chapter, in the five files of this folder. Names, types and promises
// are given; the bodies are yours, and so are private properties. PrimeTime is then built on your
// library, and the chapter's own tests run against it, unchanged. What you wrote in the exercises
// will serve. When you are done, compare with Sources/Chapter01Functions.
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
