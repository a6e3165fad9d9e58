// wrong: the setter also records what was played, in a field outside the part
// says: The setter changed the library, which is none of the bar's business. Write the two
//   fields, and nothing else.
// fails: The setter leaves the rest alone
// gives: (state.library → ["a", "b", "track 4"]) == ["a", "b"]

// instead of
settings.volume = newValue.volume
// this
settings.volume = newValue.volume
library.append("track \(newValue.track)")
