// wrong: a step forgets the fact, but not the question
// says: The number is 8, and the answer about 7 arrived. A step has to end the question: give the
//   effect an id, and cancel it.
// fails: A step ends the question about the old number, and the new one can be asked about
// gives: (once → ["7, loading at 0", "asked 7 at 0", "8 at 500", "8, fact 7: 1 at 1000"]) == ["7,
//   loading at 0", "asked 7 at 0", "8 at 500"]

// instead of
return .cancel(id: CancelID.fact)
// this
return .none
