// wrong: a view is a store, so it has a queue of its own, before its parent's
// fails: Actions sent through a view and to its parent run in the order of sending
// says: There is one queue
// file: Store.swift

// instead of
switch source {
case .reducer(let reducer): run(action, reducer)
case .parent(let send): send(action)
}
// this
switch source {
case .reducer(let reducer): run(action, reducer)
case .parent(let send):
  waiting.append(action)
  guard !isSending else { return }
  isSending = true
  defer { isSending = false }
  while !waiting.isEmpty { send(waiting.removeFirst()) }
}
