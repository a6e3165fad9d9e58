// wrong: an error is noticed anyway
// says: The client threw an error, which the feature may catch. `unimplemented("…")` makes a
//   function that reports its use.
// fails: A test that uses the client has to override it
// gives: (outcome → "an error") == "reported"

// instead of
static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
// this
static let testValue = FactClient { _ in throw CancellationError() }
