// wrong: a response is a success
// says: A failure wasn't extracted. The payload is the whole result, of either kind.
// fails: factResponse: a case that holds an enum
// gives: (extracted → ["success(8 is even.)", "success()"]) == ["success(8 is even.)", "success()",
//   "failure"]

// instead of
extract: { if case .factResponse(let result) = $0 { result } else { nil } }
// this
extract: {
  if case .factResponse(.success(let text)) = $0 { .success(text) } else { nil }
}
