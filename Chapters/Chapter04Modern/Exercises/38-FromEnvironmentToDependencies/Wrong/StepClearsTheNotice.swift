// wrong: a step starts again from nothing
// says: The step cleared the notice. Only the time and a tap do.
// fails: After the same actions, both have the same state
// gives: (step.new → ["10", "10", "-4"]) == (step.old → ["10, notice", "10, notice", "-4, notice"])

// instead of
state.fact = nil
state.isLoading = false
return .cancel(id: CancelID.fact)
// this
state.fact = nil
state.notice = nil
state.isLoading = false
return .cancel(id: CancelID.fact)
