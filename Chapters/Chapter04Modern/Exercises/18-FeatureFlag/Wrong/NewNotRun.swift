// wrong: an effect of its own is enough of a new feature
// says: The flag is on, and the new feature didn't run.
// fails: With the flag on, the old feature runs, then the new one
// gives: (names → ["old at 0"]) == ["old at 0", "new at 0"]

// instead of
new.reduce(into: &state, action: action),
// this

