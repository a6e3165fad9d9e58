// wrong: the last second needs no tick
// says: The timer ended with one second left.
// fails: The timer ends at zero
// gives: (log → ["1 at 1000", "1 left"]) == ["1 at 1000", "0 at 2000", "0 left"]

// instead of
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
// this
return state.seconds > 1 ? .none : .cancel(id: CancelID.ticking)
