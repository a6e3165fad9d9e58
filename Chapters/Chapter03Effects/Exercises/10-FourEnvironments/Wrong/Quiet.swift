// wrong: a request that must not be made does nothing
// says: `failing` let a fact pass without a report: a test would not notice that the feature
//   asks for one. The effect `.failing` reports the name that you give it.
// fails: Failing: a request is reported under its own name
// gives: (fact → []) == ["FactEnvironment.fact"]

// instead of
fact: { _ in .failing("FactEnvironment.fact") },
// this
fact: { _ in .none },
