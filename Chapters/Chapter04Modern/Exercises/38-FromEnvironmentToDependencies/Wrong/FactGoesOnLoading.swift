// wrong: what has arrived needn't be marked
// says: The fact had arrived, and `isLoading` was still true.
// fails: After the same actions, both have the same state
// gives: (fact.new → ["7, new fact, notice", "7, new fact, loading, notice", "-7, new fact,
//   notice"]) == (fact.old → ["7, new fact, notice", "7, new fact, notice", "-7, new fact,
//   notice"])

// instead of
state.isLoading = false
state.fact = fact
return .none

case .factResponse(.failure(let error)):
state.isLoading = false
state.notice = error.reason
return .run { send in
// this
state.fact = fact
return .none

case .factResponse(.failure(let error)):
state.isLoading = false
state.notice = error.reason
return .run { send in
