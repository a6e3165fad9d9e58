// wrong: room is made before the state is added, so no limit is below one
// fails: With a limit of 0, nothing can be undone
// says: is the limit applied before it is added?

switch action {
case .record(let action):
  if let limit, history.past.count >= limit, !history.past.isEmpty { history.past.removeFirst() }
  history.past.append(history.present)
  history.future = []
  reducer(&history.present, action)
case .undo:
  guard let previous = history.past.popLast() else { return }
  history.future.append(history.present)
  history.present = previous
case .redo:
  guard let next = history.future.popLast() else { return }
  history.past.append(history.present)
  history.present = next
}
