// wrong: the answer is left to the store
// says: The feature received `.factReceived`, and the test didn't say so: `await store.receive(…)`.
// fails: Test: each step is stated, and true
// gives: The store received 1 unexpected action by the end of the test: • .factReceived("3 is
//   prime.") To fix this, state it with "await store.receive(…)", or skip with "await
//   store.skipReceivedActions()".

// instead of
await store.receive(.factReceived("3 is prime.")) {
  $0.isLoading = false
  $0.fact = "3 is prime."
}
// this

