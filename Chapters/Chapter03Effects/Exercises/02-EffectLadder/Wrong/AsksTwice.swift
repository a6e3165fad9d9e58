// wrong: the work is done once to see whether there is a result, and once for the result
// says: Each question was asked twice. Perform the work once, and keep its result.
// fails: Both features get their answers
// gives: (events → ["asked count", "asked count", "asked name", "asked name", "received appeared",
//   "received countLoaded", "received nameLoaded"]) == ([ "asked count", "asked name", "received
//   appeared", "received countLoaded", "received nameLoaded", ] → ["asked count", "asked name",
//   "received appeared", "received countLoaded", "received nameLoaded"])

// instead of
if let action = work() { send(action) }
// this
if work() != nil, let action = work() { send(action) }
