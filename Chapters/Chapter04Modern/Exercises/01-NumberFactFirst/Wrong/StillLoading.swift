// wrong: the fact is stated, but not that loading has ended
// says: Loading has ended, and the test doesn't say so: `$0.isLoading = false`.
// fails: Test: each step is stated, and true
// gives: A state change does not match expectation: − isLoading: true + isLoading: false (Expected:
//   −, Actual: +)

// instead of
$0.isLoading = false
$0.fact = "3 is prime."
// this
$0.fact = "3 is prime."
