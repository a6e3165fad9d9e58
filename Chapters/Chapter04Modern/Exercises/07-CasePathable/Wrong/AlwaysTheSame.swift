// wrong: the text is the one in the test
// says: Another text came out than went in. Join the two paths.
// fails: fact: two paths joined
// gives: (Action.fact.extract(from: .factResponse(.success("8 is even."))) → "text") == "8 is
//   even."

// instead of
AnyCasePath(\.factResponse.success)
// this
AnyCasePath(
  embed: { .factResponse(.success($0)) },
  extract: { if case .factResponse(.success) = $0 { "text" } else { nil } }
)
