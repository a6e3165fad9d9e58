// wrong: a feed names what is gone
// says: A saved number has no entry. Only the deletions were wrong.
// fails: The entries that are there stay, and a new one goes to the end
// gives: (saved → ["added 2", "added 3"]) == ["added 2", "added 3", "added 7"]

// instead of
state.feed.append("added \(state.count)")
// this
break
