// wrong: an answer is late only if nothing is being loaded
// says: The second question was waiting, and the answer to the first was shown as its own. A step
//   has to end the question: give the effect an id, and cancel it.
// fails: A step ends the question about the old number, and the new one can be asked about
// gives: (log → ["7, loading at 0", "asked 7 at 0", "8 at 500", "8, loading at 600", "asked 8 at
//   600", "8, fact 7: 1 at 1000"]) == ([ "7, loading at 0", "asked 7 at 0", "8 at 500", "8, loading
//   at 600", "asked 8 at 600", "8, fact 8: 2 at 1600", ] → ["7, loading at 0", "asked 7 at 0", "8
//   at 500", "8, loading at 600", "asked 8 at 600", "8, fact 8: 2 at 1600"])

// instead of
return .cancel(id: CancelID.fact)
// this
return .none

// instead of
.cancellable(id: CancelID.fact)
// this


// instead of
case .factReceived(let fact):
  state.isLoading = false
// this
case .factReceived(let fact):
  guard state.isLoading else { return .none }
  state.isLoading = false

// instead of
case .factFailed:
  state.isLoading = false
// this
case .factFailed:
  guard state.isLoading else { return .none }
  state.isLoading = false
