// wrong: the ids seem to belong to the environment, and are left out
// says: The number had changed, and the old number's fact arrived. A step cancels the question, as
//   it did.
// fails: A step ends the question about the old number
// gives: (log → ["asked 7 at 0", "fact 7! at 1000"]) == ["asked 7 at 0"]

// instead of
return .cancel(id: CancelID.fact)
// this
return .none
