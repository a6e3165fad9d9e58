// wrong: the feed is what the last action did
// says: The earlier entries are gone. Append the new one.
// fails: The entries that are there stay, and a new one goes to the end
// gives: (saved → ["added 7"]) == ["added 2", "added 3", "added 7"]

// instead of
state.feed.append("added \(state.count)")
// this
state.feed = ["added \(state.count)"]
