// wrong: a cancelled question reports its end
// says: After the step, the fact was still loading. A cancelled effect sends nothing that would end
//   it.
// fails: After the same actions, both have the same state
// gives: (step.new → ["10, notice", "10, loading, notice", "-4, notice"]) == (step.old → ["10,
//   notice", "10, notice", "-4, notice"])

// instead of
state.number += step
state.fact = nil
state.isLoading = false
return .cancel(id: CancelID.fact)
// this
state.number += step
state.fact = nil
return .cancel(id: CancelID.fact)
