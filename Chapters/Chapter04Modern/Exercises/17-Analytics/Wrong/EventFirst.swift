// wrong: the event is made before the feature runs
// says: The event got the state from before the action twice. It needs the state after the
//   feature has run.
// fails: The event gets the states before and after, and the action, once
// gives: (events → ["3 to 3", "4 to 4"]) == ["3 to 4", "4 to 5"]

// instead of
let before = state
let effect = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return effect }
// this
let event = event(state, state, action)
let effect = base.reduce(into: &state, action: action)
guard let event else { return effect }
