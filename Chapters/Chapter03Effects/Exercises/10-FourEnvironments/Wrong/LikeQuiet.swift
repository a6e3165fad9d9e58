// wrong: only facts need a report
// says: `failing` let a like pass without a report. Each endpoint needs one.
// fails: Failing: a request is reported under its own name
// gives: (like → []) == ["FactEnvironment.like"]

// instead of
like: { _ in .failing("FactEnvironment.like") }
// this
like: { _ in .none }
