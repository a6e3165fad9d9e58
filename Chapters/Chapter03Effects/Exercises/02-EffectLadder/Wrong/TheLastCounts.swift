// wrong: the last result is treated as the one that counts
// says: Both were asked for, and only the last answer was sent.
// fails: Both features get their answers
// gives: (events → ["asked count", "asked name", "received appeared", "received nameLoaded"]) == ([
//   "asked count", "asked name", "received appeared", "received countLoaded", "received
//   nameLoaded", ] → ["asked count", "asked name", "received appeared", "received countLoaded",
//   "received nameLoaded"])

// instead of
for work in reducer(&state, action) {
  if let action = work() { send(action) }
}
// this
let answers = reducer(&state, action).map { work in work() }
if let action = answers.compactMap({ $0 }).last { send(action) }
