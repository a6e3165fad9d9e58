// wrong: the effects became a list, and the store still sends one action
// says: Both were asked for, and only the first answer was sent.
// fails: Both features get their answers
// gives: (events → ["asked count", "asked name", "received appeared", "received countLoaded"]) ==
//   ([ "asked count", "asked name", "received appeared", "received countLoaded", "received
//   nameLoaded", ] → ["asked count", "asked name", "received appeared", "received countLoaded",
//   "received nameLoaded"])

// instead of
for work in reducer(&state, action) {
  if let action = work() { send(action) }
}
// this
let answers = reducer(&state, action).map { work in work() }
if let action = answers.compactMap({ $0 }).first { send(action) }
