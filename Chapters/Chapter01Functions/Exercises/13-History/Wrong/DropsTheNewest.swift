// wrong: at the limit nothing more is kept, so the newest is what is dropped
// fails: With a limit of 2, the last two records can be undone
// says: the newest state was dropped

switch action {
case .record(let action):
  if limit == nil || history.past.count < limit! { history.past.append(history.present) }
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
