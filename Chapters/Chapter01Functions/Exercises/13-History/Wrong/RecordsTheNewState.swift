// wrong: the state is kept after the reducer has run, so the first undo leads back to the present
// says: The first undo led to the present itself: the state was kept after the reducer had run.
//   Keep the one from before.
// fails: Each undo goes back one record further
// gives: (undone → ["abc", "ab", "a"]) == ["ab", "a", ""]

// instead of
history.past.append(history.present)
if let limit, history.past.count > limit { history.past.removeFirst() }
history.future = []
reducer(&history.present, action)
// this
reducer(&history.present, action)
history.past.append(history.present)
if let limit, history.past.count > limit { history.past.removeFirst() }
history.future = []
