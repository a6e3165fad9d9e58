// wrong: the order of two equal things doesn't matter
// says: The new value was passed first. First comes the value that the store has.
// fails: `isDuplicate` is called once per action, with the store's value and the new one
// gives: (calls → [[1, 0], [1, 1], [2, 1]]) == [[0, 1], [1, 1], [1, 2]]

let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct, !isDuplicate(next, distinct.value) else { return }
  distinct.receive(next)
}
return distinct
