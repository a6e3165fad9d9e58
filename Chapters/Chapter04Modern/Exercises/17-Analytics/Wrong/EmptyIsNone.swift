// wrong: an empty event is no event
// says: An empty event wasn't reported, or another was changed. Only nil means that there is no
//   event.
// fails: Each event is reported once, as it is
// gives: (odd → [" Added "]) == ["", " Added "]

// instead of
guard let event = event(before, state, action) else { return effect }
// this
guard let event = event(before, state, action), !event.isEmpty else { return effect }
