// wrong: at the limit nothing more is kept, so the newest is what is dropped
// says: The first undo skipped ab. At the limit, the newest state was dropped, not the oldest.
// fails: With a limit of 2, the last two records can be undone
// gives: (undone → ["a", "", ""]) == ["ab", "a", "a"]

// instead of
if let limit, history.past.count > limit { history.past.removeFirst() }
// this
if let limit, history.past.count > limit { history.past.removeLast() }
