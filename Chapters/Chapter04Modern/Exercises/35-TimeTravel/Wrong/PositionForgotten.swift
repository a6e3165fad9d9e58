// wrong: the position is where you have travelled to
// says: The second action replaced the first. A new action replaces only what comes after
//   `position`, which counts every recorded action.
// fails: Each action runs the feature once, on the current state, and is recorded
// gives: (texts → ["a of a", "ab of b", "abb of b"]) == ["a of a", "ab of ab", "abb of abb"]

// instead of
state.position += 1
// this

