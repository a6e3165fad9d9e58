// wrong: the parent is observed, and that is enough
// says: Nothing was reported. Observe the parent, keep the token in the new store, and compare each
//   new value with what that store has: the parent has the new one already.
// fails: Observers are notified of each value that isn't a duplicate
// gives: (seen → []) == [1, 2, 1]

let distinct = Store(value: value, send: send)
_ = observe { [weak distinct] next in
  guard let distinct, !isDuplicate(distinct.value, next) else { return }
  distinct.receive(next)
}
return distinct
