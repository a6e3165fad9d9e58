// wrong: a text is only read
// says: The text became `.doubleTapped`. It has to become a successful response: join the two
//   paths.
// fails: fact: two paths joined
// gives: (embedded("8 is even.", "", by: Action.fact) → ["doubleTapped", "doubleTapped"]) ==
//   ["success(8 is even.)", "success()"]

// instead of
AnyCasePath(\.factResponse.success)
// this
AnyCasePath(
  embed: { _ in .doubleTapped },
  extract: { if case .factResponse(.success(let text)) = $0 { text } else { nil } }
)
