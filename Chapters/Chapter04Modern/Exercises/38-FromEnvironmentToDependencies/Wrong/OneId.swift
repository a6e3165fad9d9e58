// wrong: one id is enough for a feature
// says: The step ended the notice's wait, too. It has to end only the question: two ids.
// fails: A step doesn't shorten the notice's time
// gives: (log → ["failed: No at 0"]) == ["failed: No at 0", "timed out at 3000"]

// instead of
private enum CancelID { case fact, notice }
// this
private enum CancelID { case fact }

// instead of
.cancellable(id: CancelID.notice, cancelInFlight: true)
// this
.cancellable(id: CancelID.fact, cancelInFlight: true)
