// wrong: the effect's start shows that something loads
// says: After the tap, `isLoading` was false.
// fails: After the same actions, both have the same state
// gives: (tap.new → ["7, old fact", "7, old fact, loading, notice", "-7, old fact"]) == (tap.old →
//   ["7, old fact, loading", "7, old fact, loading, notice", "-7, old fact, loading"])

// instead of
state.isLoading = true
state.notice = nil
return .run { [number = state.number] send in
// this

state.notice = nil
return .run { [number = state.number] send in
