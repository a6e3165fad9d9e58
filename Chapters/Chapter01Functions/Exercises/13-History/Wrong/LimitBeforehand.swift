// wrong: room is made before the state is added, so no limit is below one
// says: One state was in the past in spite of the limit, which has to be applied after the state
//   is added.
// fails: With a limit of 0, nothing can be undone
// gives: (states → ["a", "ab", "a", "a"]) == ["a", "ab", "ab", "ab"]

// instead of
history.past.append(history.present)
if let limit, history.past.count > limit { history.past.removeFirst() }
// this
if let limit, history.past.count >= limit, !history.past.isEmpty { history.past.removeFirst() }
history.past.append(history.present)
