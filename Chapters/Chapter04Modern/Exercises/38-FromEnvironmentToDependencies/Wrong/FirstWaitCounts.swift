// wrong: a wait that has begun is enough for both
// says: The second notice started no wait of its own. A new wait replaces the old one:
//   `cancelInFlight`.
// fails: Each notice has its own three seconds
// gives: (log → ["failed: One at 0", "failed: Two at 2000", "timed out at 3000"]) == ["failed: One
//   at 0", "failed: Two at 2000", "timed out at 5000"]

// instead of
state.isLoading = false
state.notice = error.reason
return .run { send in
// this
let isWaiting = state.notice != nil
state.isLoading = false
state.notice = error.reason
if isWaiting { return .none }
return .run { send in
