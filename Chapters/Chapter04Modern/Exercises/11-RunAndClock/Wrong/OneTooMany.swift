// wrong: the tick after zero ends it
// says: The timer ticked once more after zero. End it when zero is reached.
// fails: The timer ends at zero
// gives: (log → ["1 at 1000", "0 at 2000", "-1 at 3000", "-1 left"]) == ["1 at 1000", "0 at 2000",
//   "0 left"]

// instead of
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
// this
return state.seconds >= 0 ? .none : .cancel(id: CancelID.ticking)
