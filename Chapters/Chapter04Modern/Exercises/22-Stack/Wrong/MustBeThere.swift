// wrong: an id that is popped is always there
// says: An id that isn't there pops nothing: check whether it was found.
// fails: crash
// gives: An id that isn't there pops nothing: Fatal error: Unexpectedly found nil while unwrapping
//   an Optional value

// instead of
guard let index = ids.firstIndex(of: id) else { return [] }
// this
let index = ids.firstIndex(of: id)!
