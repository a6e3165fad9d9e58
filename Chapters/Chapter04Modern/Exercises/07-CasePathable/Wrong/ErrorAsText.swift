// wrong: the path goes to the response, and an error becomes a text, too
// says: A text was extracted from a failure. The path leads to a success only.
// fails: fact: two paths joined
// gives: (extracted → ["success(8 is even.)", "success()", "failure"]) == ["success(8 is even.)",
//   "success()"]

// instead of
AnyCasePath(\.factResponse.success)
// this
AnyCasePath(
  embed: { .factResponse(.success($0)) },
  extract: {
    guard case .factResponse(let result) = $0 else { return nil }
    return (try? result.get()) ?? "offline"
  }
)
