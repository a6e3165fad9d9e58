// wrong: a server that has failed isn't asked again
// says: A question had failed, and return asked nothing. Return asks each time.
// fails: A failure after return is sent, too, and return asks again
// gives: (log → ["asked x at 0", "failed at 1000"]) == ["asked x at 0", "failed at 1000", "asked x
//   at 2000", "failed at 3000"]

// instead of
guard !state.text.isEmpty else { return .none }
// this
guard !state.text.isEmpty, !state.hasFailed else { return .none }
