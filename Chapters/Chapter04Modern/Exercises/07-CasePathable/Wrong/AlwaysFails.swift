// wrong: the text of a response belongs to another path
// says: A success came out as a failure. The payload is the whole result: pass it on as it is.
// fails: factResponse: a case that holds an enum
// gives: (results.map { path.extract(from: .factResponse($0)) } →
//   [Optional(Swift.Result<Swift.String, CasePathable.Offline>.failure(CasePathable.Offline())),
//   Optional(Swift.Result<Swift.String, CasePathable.Offline>.failure(CasePathable.Offline()))]) ==
//   (results → [Optional(Swift.Result<Swift.String, CasePathable.Offline>.success("8 is even.")),
//   Optional(Swift.Result<Swift.String, CasePathable.Offline>.failure(CasePathable.Offline()))])

// instead of
extract: { if case .factResponse(let result) = $0 { result } else { nil } }
// this
extract: { if case .factResponse = $0 { .failure(Offline()) } else { nil } }
