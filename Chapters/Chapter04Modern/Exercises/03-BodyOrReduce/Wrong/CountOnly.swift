// wrong: a reset concerns only the count
// says: A reset is a new game: both counts are 0 again, and `state = State()` says so.
// fails: A reset sets both counts to 0
// gives: (played → State(count: 0, highest: 7)) == (Game.State() → State(count: 0, highest: 0))

// instead of
state = State()
// this
state.count = 0
