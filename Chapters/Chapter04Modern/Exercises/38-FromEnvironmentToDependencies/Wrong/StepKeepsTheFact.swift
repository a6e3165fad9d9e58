// wrong: a fact stays until another one arrives
// says: After the step, the old number's fact was still there.
// fails: After the same actions, both have the same state
// gives: (step.new → ["10, old fact, notice", "10, old fact, notice", "-4, old fact, notice"]) ==
//   (step.old → ["10, notice", "10, notice", "-4, notice"])

// instead of
state.fact = nil
state.isLoading = false
return .cancel(id: CancelID.fact)
// this

state.isLoading = false
return .cancel(id: CancelID.fact)
