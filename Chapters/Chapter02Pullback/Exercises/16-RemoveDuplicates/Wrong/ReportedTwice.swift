// wrong: the value is set, and the observers are notified
// says: Each new value was reported twice. `receive` sets the value and notifies the observers.
// fails: Observers are notified of each value that isn't a duplicate
// gives: (seen → [1, 1, 2, 2, 1, 1]) == [1, 2, 1]

let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct, !isDuplicate(distinct.value, next) else { return }
  distinct.receive(next)
  for observer in distinct.observers { observer.receive(next) }
}
return distinct
