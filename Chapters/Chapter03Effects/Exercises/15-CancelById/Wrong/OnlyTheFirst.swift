// wrong: an id is for one effect, so the first that is found is stopped
// says: Two effects had the id, and only one of them was stopped.
// fails: One id may stand for several effects
// gives: (works.map(\.gives) → [false, true]) == [false, false]

// instead of
for stop in stops[id, default: [:]].values { stop() }
// this
stops[id, default: [:]].min { $0.key < $1.key }?.value()
