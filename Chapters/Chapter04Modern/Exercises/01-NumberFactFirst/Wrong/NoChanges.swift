// wrong: to receive the action is enough
// says: The action was received, and the test states no change. Say what the state is then.
// fails: Test: each step is stated, and true
// gives: State was not expected to change, but a change occurred: − fact: nil + fact: "3 is prime."
//   − isLoading: true + isLoading: false (Expected: −, Actual: +) To fix this, state the change in
//   the step's closure.

// instead of
await store.receive(.factReceived("3 is prime.")) {
  $0.isLoading = false
  $0.fact = "3 is prime."
}
// this
await store.receive(.factReceived("3 is prime."))
