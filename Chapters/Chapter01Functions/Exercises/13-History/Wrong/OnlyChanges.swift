// wrong: a record that changes nothing is left out, and the undos no longer fit the records
// says: The first undo went back over both records, although the second one changed nothing: each
//   record takes one undo.
// fails: A record that changes nothing is a record, too
// gives: (states → ["a", "a", "", ""]) == ["a", "a", "a", ""]

// instead of
history.past.append(history.present)
if let limit, history.past.count > limit { history.past.removeFirst() }
history.future = []
reducer(&history.present, action)
// this
var next = history.present
reducer(&next, action)
guard "\(next)" != "\(history.present)" else { return }
history.past.append(history.present)
if let limit, history.past.count > limit { history.past.removeFirst() }
history.future = []
history.present = next
