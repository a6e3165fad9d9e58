// wrong: the environment's name is enough
// says: The report names the environment, but not the endpoint. A report that says which one was
//   used saves a search.
// fails: Failing: a request is reported under its own name
// gives: (fact → ["FactEnvironment"]) == ["FactEnvironment.fact"]

// instead of
fact: { _ in .failing("FactEnvironment.fact") },
// this
fact: { _ in .failing("FactEnvironment") },
