// wrong: an empty text asks nothing, and ends nothing
// says: The text was deleted, and p was asked for all the same. Returning `.none` ends nothing:
//   cancel.
// fails: An empty text asks nothing, and ends any question
// gives: (waiting → ["asked p at 300", "found p 1 at 1300"]) == []

// instead of
guard !text.isEmpty else { return .cancel(id: CancelID.search) }
// this
guard !text.isEmpty else { return .none }
