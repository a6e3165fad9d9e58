// wrong: an id can be cancelled without having been given
// says: After travelling, the answer to a question arrived, and replaced the recorded actions.
//   Give the feature's effects an id, and cancel them, wherever you travel.
// fails: Travelling ends what the feature has in flight, wherever you travel
// gives: (texts → ["ax of ax, asked 1", "ax of a?x, asked 1", "ax of a?x, asked 1"]) ==
//   (Array(repeating: "a of a?, asked 1", count: 3) → ["a of a?, asked 1", "a of a?, asked 1", "a
//   of a?, asked 1"])

// instead of
.cancellable(id: CancelID.feature)
// this

