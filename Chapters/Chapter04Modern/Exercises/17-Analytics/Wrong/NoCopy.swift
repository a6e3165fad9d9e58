// wrong: the event gets the state from after the action twice
// says: The event got the state from after the action twice. Make a copy before the feature runs.
// fails: The event gets the states before and after, and the action, once
// gives: (events → ["4 to 4", "5 to 5"]) == ["3 to 4", "4 to 5"]

// instead of
guard let event = event(before, state, action) else { return effect }
// this
guard let event = event(state, state, action) else { return effect }
