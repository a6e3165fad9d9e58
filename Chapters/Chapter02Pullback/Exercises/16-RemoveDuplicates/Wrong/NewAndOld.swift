// wrong: the new value is handed over as the old one, which goes unnoticed with ==
// fails: What is a duplicate, the caller says
// says: above the highest that was told

let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct, !isDuplicate(next, distinct.value) else { return }
  distinct.receive(next)
}
return distinct
