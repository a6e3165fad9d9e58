// wrong: the flag is written where it is needed
// says: The flag is called covers, and another was tracked. Use `flag`.
// fails: The tracker is notified of each action that the new feature gets, immediately
// gives: (events → ["tracked suggestions at 0", "tracked suggestions at 1000", "tracked suggestions
//   at 1000"]) == ["tracked covers at 0", "tracked covers at 1000", "tracked covers at 1000"]

// instead of
.run { [flag, tracker] _ in tracker.track(flag) }
// this
.run { [tracker] _ in tracker.track("suggestions") }
