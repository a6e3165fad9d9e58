// wrong: the newer state comes first
// says: The event got the two states the wrong way round.
// fails: The event gets the states before and after, and the action, once
// gives: (events → ["4 to 3", "5 to 4"]) == ["3 to 4", "4 to 5"]

// instead of
guard let event = event(before, state, action) else { return effect }
// this
guard let event = event(state, before, action) else { return effect }
