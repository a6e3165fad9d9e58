// wrong: at zero, a tick needn't count
// says: At zero, `.ticked` is still sent, and ignored. The effect has to end.
// fails: The timer ends at zero
// gives: (log → ["1 at 1000", "0 at 2000", "0 at 3000", "0 at 4000", "0 at 5000", "0 left"]) == ["1
//   at 1000", "0 at 2000", "0 left"]

// instead of
state.seconds -= 1
// this
state.seconds = max(0, state.seconds - 1)

// instead of
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
// this
return .none
