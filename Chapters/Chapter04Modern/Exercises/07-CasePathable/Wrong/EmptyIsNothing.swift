// wrong: an empty text is no text
// says: An empty text wasn't extracted. Any text is a payload.
// fails: fact: two paths joined
// gives: (extracted → ["success(8 is even.)"]) == ["success(8 is even.)", "success()"]

// instead of
AnyCasePath(\.factResponse.success)
// this
AnyCasePath(
  embed: { .factResponse(.success($0)) },
  extract: {
    if case .factResponse(.success(let text)) = $0, !text.isEmpty { text } else { nil }
  }
)
