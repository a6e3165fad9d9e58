// wrong: a record that changes nothing is left out, and the undos no longer fit the records
// fails: A record that changes nothing is a record, too
// says: went back over both records

switch action {
case .record(let action):
  var next = history.present
  reducer(&next, action)
  guard "\(next)" != "\(history.present)" else { return }
  history.past.append(history.present)
  if let limit, history.past.count > limit { history.past.removeFirst() }
  history.future = []
  history.present = next
case .undo:
  guard let previous = history.past.popLast() else { return }
  history.future.append(history.present)
  history.present = previous
case .redo:
  guard let next = history.future.popLast() else { return }
  history.past.append(history.present)
  history.present = next
}
