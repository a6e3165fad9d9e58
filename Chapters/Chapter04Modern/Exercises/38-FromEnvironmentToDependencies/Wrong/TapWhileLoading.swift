// wrong: each tap asks, even while a fact is loading
// says: A tap while a fact was loading changed the state. It does nothing.
// fails: After the same actions, both have the same state
// gives: (tap.new → ["7, old fact, loading", "7, old fact, loading", "-7, old fact, loading"]) ==
//   (tap.old → ["7, old fact, loading", "7, old fact, loading, notice", "-7, old fact, loading"])

// instead of
guard !state.isLoading else { return .none }
state.isLoading = true
state.notice = nil
return .run { [number = state.number] send in
// this

state.isLoading = true
state.notice = nil
return .run { [number = state.number] send in
