// wrong: a failure is shown, and the spinner forgotten
// says: The client has failed, and `isLoading` is still true.
// fails: A failure is shown, without a fact
// gives: (log → ["13, loading at 0", "asked 13 at 0", "13, loading, failed at 1000"]) == ["13,
//   loading at 0", "asked 13 at 0", "13, failed at 1000"]

// instead of
state.isLoading = false
state.hasFailed = true
// this
state.hasFailed = true
