// wrong: the second effect is for when the first has no result
// says: The count was asked for, and the name never: the second reducer's effects have to be
//   returned, too, and performed.
// fails: Both features get their answers
// gives: (events → ["asked count", "received appeared", "received countLoaded"]) == ([ "asked
//   count", "asked name", "received appeared", "received countLoaded", "received nameLoaded", ] →
//   ["asked count", "asked name", "received appeared", "received countLoaded", "received
//   nameLoaded"])

// instead of
if let action = work() { send(action) }
// this
if let action = work() { return send(action) }
