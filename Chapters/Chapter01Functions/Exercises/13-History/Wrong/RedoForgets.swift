// wrong: a redo is expected to end the matter, and leaves nothing to undo
// fails: A redo can be undone again
// says: a redo puts the present back into the past

switch action {
case .record(let action):
  history.past.append(history.present)
  if let limit, history.past.count > limit { history.past.removeFirst() }
  history.future = []
  reducer(&history.present, action)
case .undo:
  guard let previous = history.past.popLast() else { return }
  history.future.append(history.present)
  history.present = previous
case .redo:
  guard let next = history.future.popLast() else { return }
  history.present = next
}
