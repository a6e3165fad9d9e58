// wrong: `isDuplicate` says what is reported
// says: Only duplicates were reported. Those are the ones to drop.
// fails: Observers are notified of each value that isn't a duplicate
// gives: (seen → [0]) == [1, 2, 1]

let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct, isDuplicate(distinct.value, next) else { return }
  distinct.receive(next)
}
return distinct
