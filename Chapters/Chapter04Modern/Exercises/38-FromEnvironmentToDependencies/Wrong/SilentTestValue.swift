// wrong: in a test, the client answers with something
// says: The client answered, and nothing was reported: the test wouldn't notice.
//   `unimplemented("…")` makes a function that reports its use.
// fails: A test that uses the client has to override it
// gives: (outcome → "an answer") == "reported"

// instead of
static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
// this
static let testValue = FactClient { "A fact about \($0)." }
