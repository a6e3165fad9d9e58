// wrong: the error's type belongs to the old style
// says: The old client's error was replaced by another. The feature shows its reason: pass it on.
// fails: In an app, the client asks the old one, and passes on its answer and its error
// gives: (failure → "CancellationError") == "FactError: Nobody knows."

// instead of
static let liveValue = FactClient { number in
try await Before.Client.live.fetch(number).value()
}
// this
static let liveValue = FactClient { number in
do {
return try await Before.Client.live.fetch(number).value()
} catch {
throw CancellationError()
}
}
