// wrong: the guard was in the way, so it is gone, and with it the switch
// fails: Off, also what the filter would have stopped gets through
// says: no action is asked about

return { state, action in
  guard isIncluded(action) else { return }
  reducer(&state, action)
}
