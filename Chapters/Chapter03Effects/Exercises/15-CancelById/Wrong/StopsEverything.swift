// wrong: to cancel is to stop what is running
// says: An id was cancelled, and an effect with another one stopped.
// fails: Cancelling an id leaves the others alone
// gives: (works.map(\.gives) → [false, false]) == [true, true]

// instead of
for stop in stops[id, default: [:]].values { stop() }
// this
for stops in stops.values { for stop in stops.values { stop() } }
