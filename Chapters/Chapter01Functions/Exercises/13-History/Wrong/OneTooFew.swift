// wrong: the limit counts the present, too
// says: Only one record could be undone: with a limit of 2, the past itself holds two states.
// fails: With a limit of 2, the last two records can be undone
// gives: (undone → ["ab", "ab", "ab"]) == ["ab", "a", "a"]

// instead of
if let limit, history.past.count > limit { history.past.removeFirst() }
// this
if let limit, limit > 0, history.past.count >= limit { history.past.removeFirst() }
