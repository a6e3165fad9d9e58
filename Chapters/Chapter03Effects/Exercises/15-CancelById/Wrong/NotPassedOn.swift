// wrong: the subscriber gets the work's values anyway
// says: The values of the work didn't arrive. Pass each one on to the subscriber.
// fails: The effect still sends its values, and finishes or fails
// gives: (work.log.filter { $0 != "stopped" } → ["began", "finished"]) == ["began", "1", "2",
//   "finished"]

// instead of
receiveValue: { subscriber.send($0) }
// this
receiveValue: { _ in }
