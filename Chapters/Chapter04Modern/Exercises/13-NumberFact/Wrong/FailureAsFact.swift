// wrong: a failure is a fact about the client
// says: The client has failed, and there is a fact anyway. A fact and a failure are never shown
//   together.
// fails: A failure is shown, without a fact
// gives: (log → ["13, loading at 0", "asked 13 at 0", "13, another fact, failed at 1000"]) == ["13,
//   loading at 0", "asked 13 at 0", "13, failed at 1000"]

// instead of
state.hasFailed = true
// this
state.hasFailed = true
state.fact = "no fact"
