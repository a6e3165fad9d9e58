// wrong: a timer is expected to know when it is over
// says: No seconds were left, and the timer went on. End it at zero.
// fails: The timer ends at zero
// gives: (log → ["1 at 1000", "0 at 2000", "-1 at 3000", "-2 at 4000", "-3 at 5000", "-3 left"]) ==
//   ["1 at 1000", "0 at 2000", "0 left"]

// instead of
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
// this
return .none
