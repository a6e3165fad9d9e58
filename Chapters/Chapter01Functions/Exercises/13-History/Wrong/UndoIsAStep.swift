// wrong: an undo goes into the past as well, so that the second undo takes back the first
// fails: Each undo goes back one record further
// says: an undo is not a record

switch action {
case .record(let action):
  history.past.append(history.present)
  if let limit, history.past.count > limit { history.past.removeFirst() }
  history.future = []
  reducer(&history.present, action)
case .undo:
  guard let previous = history.past.popLast() else { return }
  history.future.append(history.present)
  history.past.append(history.present)
  history.present = previous
case .redo:
  guard let next = history.future.popLast() else { return }
  history.past.append(history.present)
  history.present = next
}
