// wrong: `lastID` is the number of this effect, in its completion, too
// says: The effect has completed, and its entry is still there: by then `lastID` is another
//   effect's. Keep the id that this one has.
// fails: An effect is in flight from its start until it completes
// gives: ([started, given, store.effectsInFlight] → [1, 1, 1]) == [1, 1, 0]

// instead of
let id = lastID
// this


// instead of
self?.running[id] = nil
// this
guard let self else { return }
running[lastID] = nil

// instead of
if !isOver { running[id] = cancellable }
// this
if !isOver { running[lastID] = cancellable }
