// wrong: while a fact is loading, nothing else happens
// says: During a question, a step did nothing. It changes the number, and ends the question.
// fails: A step ends the question about the old number, and the new one can be asked about
// gives: (once → ["7, loading at 0", "asked 7 at 0", "7, fact 7: 1 at 1000"]) == ["7, loading at
//   0", "asked 7 at 0", "8 at 500"]

// instead of
case .stepped(let step):
  state = State(number: state.number + step)
// this
case .stepped(let step):
  guard !state.isLoading else { return .none }
  state = State(number: state.number + step)
