// wrong: a new effect always takes the place of the earlier one
// says: The second effect stopped the first one, although `cancelInFlight` wasn't set. One id may
//   stand for several effects.
// fails: One id may stand for several effects
// gives: (works.map(\.gives) → [false, true]) == [true, true]

// instead of
if cancelInFlight { running.cancel(id: id) }
// this
running.cancel(id: id)
