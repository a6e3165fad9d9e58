// wrong: a notice goes only when its time is over
// says: The tap kept the old notice. It clears it.
// fails: After the same actions, both have the same state
// gives: (tap.new → ["7, old fact, loading, notice", "7, old fact, loading, notice", "-7, old fact,
//   loading, notice"]) == (tap.old → ["7, old fact, loading", "7, old fact, loading, notice", "-7,
//   old fact, loading"])

// instead of
state.isLoading = true
state.notice = nil
return .run { [number = state.number] send in
// this
state.isLoading = true
return .run { [number = state.number] send in
