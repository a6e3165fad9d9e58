// wrong: return asks, whatever the text is
// says: The text was empty, and return asked for it.
// fails: With an empty text, return asks nothing
// gives: (log → ["asked at 0", "found 1 at 1000"]) == []

// instead of
guard !state.text.isEmpty else { return .none }
// this

