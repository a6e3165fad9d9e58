// wrong: the state is kept after the reducer has run, so the first undo leads back to the present
// fails: An undo goes back to the state before the record
// says: Keep the one from before

switch action {
case .record(let action):
  reducer(&history.present, action)
  history.past.append(history.present)
  if let limit, history.past.count > limit { history.past.removeFirst() }
  history.future = []
case .undo:
  guard let previous = history.past.popLast() else { return }
  history.future.append(history.present)
  history.present = previous
case .redo:
  guard let next = history.future.popLast() else { return }
  history.past.append(history.present)
  history.present = next
}
