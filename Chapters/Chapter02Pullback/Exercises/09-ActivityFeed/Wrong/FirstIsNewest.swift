// wrong: the newest entry comes first
// says: The new entry comes first. A feed grows at its end.
// fails: The entries that are there stay, and a new one goes to the end
// gives: (saved → ["added 7", "added 2", "added 3"]) == ["added 2", "added 3", "added 7"]

// instead of
state.feed.append("added \(state.count)")
// this
state.feed.insert("added \(state.count)", at: 0)
