// wrong: combine does the work and returns the results, so that nothing can get lost
// says: The server was asked before the reducer had returned. `combine` only puts the effects
//   together; the store performs them.
// fails: Both features get their answers
// gives: (events → ["asked count in the reducer", "asked name in the reducer", "received appeared",
//   "received countLoaded", "received nameLoaded"]) == ([ "asked count", "asked name", "received
//   appeared", "received countLoaded", "received nameLoaded", ] → ["asked count", "asked name",
//   "received appeared", "received countLoaded", "received nameLoaded"])

// instead of
first(&state, action) + second(&state, action)
// this
let results = (first(&state, action) + second(&state, action)).map { work in work() }
return results.map { result in { result } }
