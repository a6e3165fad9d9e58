// wrong: the feature's actions are played, and only travelling is recorded
// says: The feature ran, and nothing was recorded.
// fails: Each action runs the feature once, on the current state, and is recorded
// gives: (texts → ["a of ", "ab of ", "abb of "]) == ["a of a", "ab of ab", "abb of abb"]

// instead of
state.recording.append(action)
state.position += 1
// this
state.position = 0
