// wrong: a client that can't answer gives nothing
// says: The old client failed, and the new one answered with an empty text. Pass the error on.
// fails: In an app, the client asks the old one, and passes on its answer and its error
// gives: (failure → "") == "FactError: Nobody knows."

// instead of
try await Before.Client.live.fetch(number).value()
// this
(try? await Before.Client.live.fetch(number).value()) ?? ""
