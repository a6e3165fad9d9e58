// wrong: a line was copied
// says: A like was reported as a fact. The name says which endpoint was used, so each has its
//   own.
// fails: Failing: a request is reported under its own name
// gives: (like → ["FactEnvironment.fact"]) == ["FactEnvironment.like"]

// instead of
like: { _ in .failing("FactEnvironment.like") }
// this
like: { _ in .failing("FactEnvironment.fact") }
