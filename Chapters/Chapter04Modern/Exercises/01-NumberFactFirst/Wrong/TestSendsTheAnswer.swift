// wrong: the test plays the server, and sends the answer
// says: The feature itself sent the answer. A test sends what the user does, and receives what
//   comes of it: `await store.receive(…)`.
// fails: Test: each step is stated, and true
// gives: Must handle 1 received action before sending an action. Unhandled actions: •
//   .factReceived("3 is prime.")

// instead of
await store.receive(.factReceived("3 is prime.")) {
// this
await store.send(.factReceived("3 is prime.")) {
