// wrong: a step ends whatever is under way
// says: The step ended the notice's wait, too. It has to end only the question: two ids.
// fails: A step doesn't shorten the notice's time
// gives: (log → ["failed: No at 0"]) == ["failed: No at 0", "timed out at 3000"]

// instead of
return .cancel(id: CancelID.fact)
// this
return .merge(.cancel(id: CancelID.fact), .cancel(id: CancelID.notice))
