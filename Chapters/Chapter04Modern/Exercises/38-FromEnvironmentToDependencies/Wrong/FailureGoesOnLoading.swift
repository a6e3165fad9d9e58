// wrong: a failure is not an answer
// says: The failure had arrived, and `isLoading` was still true.
// fails: After the same actions, both have the same state
// gives: (error.new → ["7, old fact, failure", "7, old fact, loading, failure", "-7, old fact,
//   failure"]) == (error.old → ["7, old fact, failure", "7, old fact, failure", "-7, old fact,
//   failure"])

// instead of
state.isLoading = false
state.notice = error.reason
return .run { send in
// this
state.notice = error.reason
return .run { send in
