// wrong: returning an effect is enough
// says: Nothing was asked: the store has to perform what the reducer returns.
// fails: Both features get their answers
// gives: (events → ["received appeared"]) == ([ "asked count", "asked name", "received appeared",
//   "received countLoaded", "received nameLoaded", ] → ["asked count", "asked name", "received
//   appeared", "received countLoaded", "received nameLoaded"])

// instead of
for work in reducer(&state, action) {
  if let action = work() { send(action) }
}
// this
_ = reducer(&state, action)
