// wrong: the new client is written from scratch
// says: For 13, the old client fails, and the new one answered. Ask `Before.Client.live`, and wait
//   for its `value()`.
// fails: In an app, the client asks the old one, and passes on its answer and its error
// gives: (failure → "13 is odd.") == "FactError: Nobody knows."

// instead of
static let liveValue = FactClient { number in
try await Before.Client.live.fetch(number).value()
}
// this
static let liveValue = FactClient { number in
"\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")."
}
