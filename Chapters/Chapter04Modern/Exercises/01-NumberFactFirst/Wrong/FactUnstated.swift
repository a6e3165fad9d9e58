// wrong: the action has the fact, so the state needn't be mentioned
// says: The fact is in the state, and the test doesn't say so: `$0.fact = "3 is prime."`
// fails: Test: each step is stated, and true
// gives: A state change does not match expectation: − fact: nil + fact: "3 is prime." (Expected: −,
//   Actual: +)

// instead of
$0.isLoading = false
$0.fact = "3 is prime."
// this
$0.isLoading = false
