// wrong: only travelling back ends what is in flight
// says: After travelling to the end, the answer to a question still arrived. Whatever is in
//   flight ends, wherever you travel.
// fails: Travelling ends what the feature has in flight, wherever you travel
// gives: (texts → ["a of a?, asked 1", "ax of a?x, asked 1", "ax of a?x, asked 1"]) ==
//   (Array(repeating: "a of a?, asked 1", count: 3) → ["a of a?, asked 1", "a of a?, asked 1", "a
//   of a?, asked 1"])

// instead of
return .cancel(id: CancelID.feature)
// this
return position < state.recording.count ? .cancel(id: CancelID.feature) : .none
