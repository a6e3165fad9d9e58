// wrong: both reducers run, and only the first one's effects are returned
// says: The count was asked for, and the name never: the second reducer's effects have to be
//   returned, too, and performed.
// fails: Both features get their answers
// gives: (events → ["asked count", "received appeared", "received countLoaded"]) == ([ "asked
//   count", "asked name", "received appeared", "received countLoaded", "received nameLoaded", ] →
//   ["asked count", "asked name", "received appeared", "received countLoaded", "received
//   nameLoaded"])

// instead of
first(&state, action) + second(&state, action)
// this
let effects = first(&state, action)
_ = second(&state, action)
return effects
