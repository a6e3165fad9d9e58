// wrong: an empty text is a text like any other
// says: The server was asked for an empty text.
// fails: An empty text asks nothing, and ends any question
// gives: (waiting → ["asked at 500", "found 1 at 1500"]) == []

// instead of
guard !text.isEmpty else { return .cancel(id: CancelID.search) }
// this

