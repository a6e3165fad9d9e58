// wrong: an answer is handed to the reducer, and not to `send`
// says: The answer led to another question, which was never asked: what the reducer returned for
//   the answer was dropped. Use `send`.
// fails: An answer may lead to the next question
// gives: (events → ["asked count", "received appeared", "received countLoaded"]) == ([ "asked
//   count", "asked name", "received appeared", "received countLoaded", "received nameLoaded", ] →
//   ["asked count", "asked name", "received appeared", "received countLoaded", "received
//   nameLoaded"])

// instead of
if let action = work() { send(action) }
// this
if let action = work() { _ = reducer(&state, action) }
