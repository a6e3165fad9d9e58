// wrong: an effect without a result ends the send, and those after it are never performed
// says: The profile had no answer, and the counter was never asked. Go on with the next effect.
// fails: An effect without an answer doesn't hold up the others
// gives: (events → ["asked name", "received appeared"]) == ["asked count", "asked name", "received
//   appeared", "received countLoaded"]

// instead of
if let action = work() { send(action) }
// this
guard let action = work() else { return }
send(action)
