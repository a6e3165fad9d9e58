// wrong: the old timer is stopped only when the new one has taken its id
// says: After the selection, nothing ticked any more. A running timer goes on with the new
//   interval, and the old one is stopped before the new one starts, not after.
// fails: A new interval restarts a running timer
// gives: (counts → []) == ["1 at 3500", "2 at 6500"]

// instead of
state.interval = interval
return timer()
// this
state.interval = interval
return .merge(timer(), .cancel(id: "timer"))
