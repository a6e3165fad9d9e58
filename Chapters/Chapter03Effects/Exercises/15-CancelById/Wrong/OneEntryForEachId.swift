// wrong: a second effect overwrites the entry of the first
// says: Two effects had the id, and only the second was stopped: its entry took the place of the
//   first one's.
// fails: One id may stand for several effects
// gives: (works.map(\.gives) → [true, false]) == [false, false]

// instead of
stops[id, default: [:]][lastKey] = stop
// this
stops[id] = [lastKey: stop]
