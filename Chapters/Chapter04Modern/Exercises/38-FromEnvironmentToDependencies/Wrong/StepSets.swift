// wrong: a step is the new number
// says: The step replaced the number. It is added to it.
// fails: After the same actions, both have the same state
// gives: (step.new → ["3, notice", "3, notice", "3, notice"]) == (step.old → ["10, notice", "10,
//   notice", "-4, notice"])

// instead of
state.number += step
state.fact = nil
state.isLoading = false
return .cancel(id: CancelID.fact)
// this
state.number = step
state.fact = nil
state.isLoading = false
return .cancel(id: CancelID.fact)
