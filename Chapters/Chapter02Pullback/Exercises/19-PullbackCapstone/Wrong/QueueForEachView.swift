// wrong: a view is a store, so it has a queue of its own, before its parent's
// file: Store.swift
// fails: Actions sent through a view and to its parent run in the order of sending
// gives: (parent.value → [1, 3, 2]) == [1, 2, 3]

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
