// wrong: what is over leaves the array with the next `observe`
// says: The observer is no longer called, but it is still in the store's array, with all that it
//   captured.
// fails: A dropped token frees its observer
// gives: (store.observers.count → 1) == 0

// instead of
let observer = Observer(receive: receive)
// this
observers.removeAll { $0.isOver }
let observer = Observer(receive: receive)

// instead of
observers.removeAll { $0 === observer }
// this
