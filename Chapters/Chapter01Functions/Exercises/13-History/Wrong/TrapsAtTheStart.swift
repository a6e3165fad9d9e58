// wrong: the user is trusted to undo only what there is to undo
// fails: crash
// says: remove last element from an empty collection

switch action {
case .record(let action):
  history.past.append(history.present)
  if let limit, history.past.count > limit { history.past.removeFirst() }
  history.future = []
  reducer(&history.present, action)
case .undo:
  history.future.append(history.present)
  history.present = history.past.removeLast()
case .redo:
  history.past.append(history.present)
  history.present = history.future.removeLast()
}
