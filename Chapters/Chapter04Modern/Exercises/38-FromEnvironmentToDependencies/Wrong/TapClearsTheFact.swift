// wrong: a new question clears the old fact
// says: The tap cleared the fact. The old feature keeps it until the answer arrives.
// fails: After the same actions, both have the same state
// gives: (tap.new → ["7, loading", "7, old fact, loading, notice", "-7, loading"]) == (tap.old →
//   ["7, old fact, loading", "7, old fact, loading, notice", "-7, old fact, loading"])

// instead of
state.isLoading = true
state.notice = nil
return .run { [number = state.number] send in
// this
state.isLoading = true
state.fact = nil
state.notice = nil
return .run { [number = state.number] send in
