// wrong: to perform the effect is enough
// says: The server was asked, and no answer was sent to the reducer.
// fails: Both features get their answers
// gives: (events → ["asked count", "asked name", "received appeared"]) == ([ "asked count", "asked
//   name", "received appeared", "received countLoaded", "received nameLoaded", ] → ["asked count",
//   "asked name", "received appeared", "received countLoaded", "received nameLoaded"])

// instead of
if let action = work() { send(action) }
// this
_ = work()
