// wrong: a fact makes any notice pointless
// says: The fact cleared the notice. Only the time and a tap do.
// fails: After the same actions, both have the same state
// gives: (fact.new → ["7, new fact", "7, new fact", "-7, new fact"]) == (fact.old → ["7, new fact,
//   notice", "7, new fact, notice", "-7, new fact, notice"])

// instead of
state.fact = fact
return .none

case .factResponse(.failure(let error)):
state.isLoading = false
state.notice = error.reason
return .run { send in
// this
state.fact = fact
state.notice = nil
return .none

case .factResponse(.failure(let error)):
state.isLoading = false
state.notice = error.reason
return .run { send in
