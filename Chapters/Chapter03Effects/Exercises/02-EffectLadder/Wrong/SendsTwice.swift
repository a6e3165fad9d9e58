// wrong: each answer is sent to be sure, and sent again
// says: Each answer was sent twice.
// fails: Both features get their answers
// gives: (events → ["asked count", "asked name", "received appeared", "received countLoaded",
//   "received countLoaded", "received nameLoaded", "received nameLoaded"]) == ([ "asked count",
//   "asked name", "received appeared", "received countLoaded", "received nameLoaded", ] → ["asked
//   count", "asked name", "received appeared", "received countLoaded", "received nameLoaded"])

// instead of
if let action = work() { send(action) }
// this
if let action = work() {
  send(action)
  send(action)
}
