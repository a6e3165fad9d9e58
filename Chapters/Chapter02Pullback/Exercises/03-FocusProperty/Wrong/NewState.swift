// wrong: the setter makes a new state of the two numbers
// says: The library was lost, as it is in a new `AppState`. Write the two fields, and nothing
//   else.
// fails: The setter leaves the rest alone
// gives: (state.library → []) == ["a", "b"]

// instead of
track = newValue.track
// this
self = AppState(track: newValue.track)
