// wrong: the guard was in the way, so it is gone, and the switch with it
// fails: Off, the reducer runs once for every action
// says: It still filters

return { state, action in
  guard isIncluded(action) else { return }
  reducer(&state, action)
}
