// wrong: tracking is left to the new feature
// says: The flag is on and the new feature ran, and the tracker wasn't notified.
// fails: The tracker is notified of each action that the new feature gets, immediately
// gives: (events → []) == ["tracked covers at 0", "tracked covers at 1000", "tracked covers at
//   1000"]

// instead of
new.reduce(into: &state, action: action),
.run { [flag, tracker] _ in tracker.track(flag) }
// this
new.reduce(into: &state, action: action)
