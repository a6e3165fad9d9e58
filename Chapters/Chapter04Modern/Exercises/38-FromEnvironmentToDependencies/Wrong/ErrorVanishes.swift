// wrong: an error ends the effect
// says: The client threw an error, and no failure was sent. Catch it, and send it.
// fails: The client's error arrives as a failure
// gives: (log → ["asked 13 at 0"]) == ["asked 13 at 0", "failed: Unlucky at 1000", "timed out at
//   4000"]

// instead of
await send(.factResponse(.failure(error)))
// this
_ = error
