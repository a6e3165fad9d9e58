// wrong: a text is only sent
// says: No text was extracted from a success: join the two paths.
// fails: fact: two paths joined
// gives: (extracted → []) == ["success(8 is even.)", "success()"]

// instead of
AnyCasePath(\.factResponse.success)
// this
AnyCasePath(embed: { .factResponse(.success($0)) }, extract: { _ in nil })
