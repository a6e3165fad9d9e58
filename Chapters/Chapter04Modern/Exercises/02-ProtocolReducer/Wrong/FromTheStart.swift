// wrong: the store reduces a copy of its first state each time
// says: The second action started from the first state again. Each one goes on from the state that
//   the last one left.
// fails: A store runs any reducer, once for each action
// gives: (states → ["a1", "a2"]) == ["a1", "a1a2"]

// instead of
private let reducer: any Reducer<State, Action>
// this
private let reducer: any Reducer<State, Action>
private let initialState: State

// instead of
self.reducer = reducer
// this
self.reducer = reducer
self.initialState = initialState

// instead of
reducer.reduce(into: &state, action: action)
// this
state = initialState
reducer.reduce(into: &state, action: action)
