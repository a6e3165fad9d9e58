// wrong: a limit of 0 is taken for no limit
// says: Both records could be undone: a limit of 0 is a limit, too. Only nil is none.
// fails: With a limit of 0, nothing can be undone
// gives: (states → ["a", "ab", "a", ""]) == ["a", "ab", "ab", "ab"]

// instead of
if let limit, history.past.count > limit { history.past.removeFirst() }
// this
if let limit, limit > 0, history.past.count > limit { history.past.removeFirst() }
