// wrong: a failure only ends the loading
// says: The client has failed, and the screen doesn't show it: `hasFailed` has to be true.
// fails: A failure is shown, without a fact
// gives: (log → ["13, loading at 0", "asked 13 at 0", "13 at 1000"]) == ["13, loading at 0", "asked
//   13 at 0", "13, failed at 1000"]

// instead of
state.isLoading = false
state.hasFailed = true
// this
state.isLoading = false
