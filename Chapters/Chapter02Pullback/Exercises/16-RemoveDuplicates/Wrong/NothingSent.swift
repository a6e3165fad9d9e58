// wrong: a distinct store only shows
// says: No action sent to the store reached its parent. Pass each one on.
// fails: The store passes every action on, duplicate or not
// gives: (sent → []) == [0, 1, 1]

let distinct = Store(value: value, send: { _ in })
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct, !isDuplicate(distinct.value, next) else { return }
  distinct.receive(next)
}
return distinct
