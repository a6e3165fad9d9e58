// wrong: what must not happen is a fatal error
// says: `failing` ended the program at the first request. A test that fails says more than one
//   that crashes: use `.failing`.
// fails: crash
// gives: Failing: a request is reported under its own name: Fatal error: FactEnvironment.fact

// instead of
fact: { _ in .failing("FactEnvironment.fact") },
// this
fact: { _ in fatalError("FactEnvironment.fact") },
