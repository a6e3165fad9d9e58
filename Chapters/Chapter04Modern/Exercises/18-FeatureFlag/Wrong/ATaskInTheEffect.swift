// wrong: the effect starts a task that calls the tracker, and ends
// says: The effect was cancelled, and the call of the tracker wasn't: it is in the reducer, or in
//   a task of its own. Call the tracker in the effect, which is a task already.
// fails: The tracker is called in the effect, and cancelled with it
// gives: (calls.value.filter { !$0 }.count → 1) == 0

// instead of
.run { [flag, tracker] _ in tracker.track(flag) }
// this
.run { [flag, tracker] _ in Task { tracker.track(flag) } }
