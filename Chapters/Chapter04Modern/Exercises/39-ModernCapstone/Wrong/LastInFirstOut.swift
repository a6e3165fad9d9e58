// wrong: the newest action is handled first
// says: The last action in came first. The actions form a queue, not a stack.
// file: Store.swift
// fails: Actions sent at once are handled before `send` returns, in order
// gives: (store.state → [0, 3, 2, 1, 4]) == [0, 1, 2, 3, 4]

// instead of
var next = 0
while next < waiting.count {
  let (action, group) = waiting[next]
  next += 1
// this
while let (action, group) = waiting.popLast() {
