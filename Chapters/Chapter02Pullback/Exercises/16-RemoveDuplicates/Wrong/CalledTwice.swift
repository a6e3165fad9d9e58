// wrong: a comparison costs nothing
// says: `isDuplicate` was called twice for an action. It may be expensive: once is enough.
// fails: `isDuplicate` is called once per action, with the store's value and the new one
// gives: (calls → [[0, 1], [0, 1], [1, 1], [1, 2], [1, 2]]) == [[0, 1], [1, 1], [1, 2]]

let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  if let distinct, isDuplicate(distinct.value, next) { return }
  if let distinct, !isDuplicate(distinct.value, next) { distinct.receive(next) }
}
return distinct
