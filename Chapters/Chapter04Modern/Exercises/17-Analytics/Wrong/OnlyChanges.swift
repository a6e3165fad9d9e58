// wrong: an action that changes nothing is no event
// says: "opened" doesn't change the shelf, and wasn't reported. Only `event` decides what is
//   reported.
// fails: Each event is reported once, as it is
// gives: (events → ["added", "added"]) == ["opened", "added", "added"]

// instead of
guard let event = event(before, state, action) else { return effect }
// this
guard "\(before)" != "\(state)", let event = event(before, state, action) else { return effect }
