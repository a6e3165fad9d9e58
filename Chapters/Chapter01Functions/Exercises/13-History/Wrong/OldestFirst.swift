// wrong: a redo takes the first state that was undone, not the last
// fails: Redos go forward in the order of the records
// says: The last to be undone comes first

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
  guard !history.future.isEmpty else { return }
  let next = history.future.removeFirst()
  history.past.append(history.present)
  history.present = next
}
