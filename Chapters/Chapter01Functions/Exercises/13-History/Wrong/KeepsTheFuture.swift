// wrong: a new action leaves what was undone, and redo jumps to a state that never followed
// fails: A new record drops what could have been redone
// says: a record has to drop the future

switch action {
case .record(let action):
  history.past.append(history.present)
  if let limit, history.past.count > limit { history.past.removeFirst() }
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
