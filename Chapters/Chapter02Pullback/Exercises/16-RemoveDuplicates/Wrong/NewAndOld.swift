// wrong: the new value is passed as the old one, which goes unnoticed with ==
// fails: `isDuplicate` is called once per action, with the store's value and the new one
// says: The new value was passed first

let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct, !isDuplicate(next, distinct.value) else { return }
  distinct.receive(next)
}
return distinct
