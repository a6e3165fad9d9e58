// wrong: the limit is overlooked
// says: Three records were undone, but with a limit of 2 the past holds two states.
// fails: With a limit of 2, the last two records can be undone
// gives: (undone → ["ab", "a", ""]) == ["ab", "a", "a"]

// instead of
if let limit, history.past.count > limit { history.past.removeFirst() }
// this

