// wrong: every end is taken for a good one
// says: The work failed, and the effect finished as if it hadn't. Pass on the completion that
//   came.
// fails: The effect still sends its values, and finishes or fails
// gives: (end → "finished") == "failed"

// instead of
receiveCompletion: { subscriber.send(completion: $0) },
// this
receiveCompletion: { _ in subscriber.send(completion: .finished) },
