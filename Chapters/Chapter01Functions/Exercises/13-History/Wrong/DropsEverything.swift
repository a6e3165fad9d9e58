// wrong: at the limit, the past starts again from nothing
// says: At the limit the whole past was dropped, but only the oldest state should be.
// fails: With a limit of 2, the last two records can be undone
// gives: (undone → ["abc", "abc", "abc"]) == ["ab", "a", "a"]

// instead of
if let limit, history.past.count > limit { history.past.removeFirst() }
// this
if let limit, history.past.count > limit { history.past = [] }
