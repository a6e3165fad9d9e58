// wrong: a failure leaves nothing to show
// says: The failure cleared the fact. The old feature keeps it.
// fails: After the same actions, both have the same state
// gives: (error.new → ["7, failure", "7, failure", "-7, failure"]) == (error.old → ["7, old fact,
//   failure", "7, old fact, failure", "-7, old fact, failure"])

// instead of
state.notice = error.reason
return .run { send in
// this
state.notice = error.reason
state.fact = nil
return .run { send in
