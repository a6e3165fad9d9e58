// wrong: the client is written once the feature works
// says: The live client threw an error. Ask `Before.Client.live`, and wait for its `value()`.
// fails: In an app, the client asks the old one, and passes on its answer and its error
// gives: (facts → ["CancellationError", "CancellationError"]) == ["7 is odd.", "8 is even."]

// instead of
static let liveValue = FactClient { number in
try await Before.Client.live.fetch(number).value()
}
// this
static let liveValue = FactClient { _ in throw CancellationError() }
