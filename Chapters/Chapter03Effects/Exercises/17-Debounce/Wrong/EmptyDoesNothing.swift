// wrong: an empty text asks nothing, and what was asked before comes all the same
// says: The text was deleted, and p was asked for all the same: what is waiting has to be
//   cancelled.
// fails: An empty text asks nothing, and ends earlier questions
// gives: (waiting → ["asked p at 300", "shown p 1 at 1300"]) == []

// instead of
guard !text.isEmpty else { return .cancel(id: "search") }
// this
guard !text.isEmpty else { return .none }
