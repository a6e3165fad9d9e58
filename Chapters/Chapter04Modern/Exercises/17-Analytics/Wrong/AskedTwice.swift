// wrong: `event` is asked once whether there is an event, and once which
// says: `event` was called more than once for an action. It may count, or take long.
// fails: The event gets the states before and after, and the action, once
// gives: (calls.value → 4) == 2

// instead of
guard let event = event(before, state, action) else { return effect }
// this
guard event(before, state, action) != nil, let event = event(before, state, action)
else { return effect }
