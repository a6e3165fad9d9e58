// wrong: a new action ends what the one before has in flight
// says: A letter was typed while a question was out, and the answer never arrived. Only
//   travelling ends what is in flight.
// fails: Another action doesn't end an earlier one's effect
// gives: (live.text → "a of ?a, asked 1") == "ax of ?ax, asked 1"

// instead of
.cancellable(id: CancelID.feature)
// this
.cancellable(id: CancelID.feature, cancelInFlight: true)
