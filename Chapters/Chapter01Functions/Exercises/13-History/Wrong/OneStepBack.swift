// wrong: the past holds only the state before the last record
// says: Only one record could be undone: a record adds to the past, and an undo takes the state
//   it goes back to out of it.
// fails: Each undo goes back one record further
// gives: (undone → ["ab", "ab", "ab"]) == ["ab", "a", ""]

// instead of
history.past.append(history.present)
if let limit, history.past.count > limit { history.past.removeFirst() }
// this
history.past = limit == 0 ? [] : [history.present]
