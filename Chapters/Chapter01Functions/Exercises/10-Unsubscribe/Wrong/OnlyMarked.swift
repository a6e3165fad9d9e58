// wrong: an observer is only marked: what isn't called any more counts as gone
// says: The observer is no longer called, but it is still in the store's array, with all that it
//   captured.
// fails: A dropped token frees its observer
// gives: (store.observers.count → 1) == 0

// instead of
observers.removeAll { $0 === observer }
// this
