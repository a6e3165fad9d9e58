// wrong: an id is a text
// says: The text "2" was cancelled, and an effect whose id is the number 2 stopped. Use the id as
//   it is.
// fails: Cancelling an id leaves the others alone
// gives: (works.map(\.gives) → [true, false]) == [true, true]

// instead of
for stop in stops[id, default: [:]].values { stop() }
// this
for (other, stops) in stops where "\(other)" == "\(id)" { for stop in stops.values { stop() } }
