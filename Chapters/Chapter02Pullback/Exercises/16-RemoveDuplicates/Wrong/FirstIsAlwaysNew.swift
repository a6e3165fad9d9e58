// wrong: before the first notification nothing is known
// says: The first 0 was reported, and the store had a 0 from the start. Compare with the value that
//   it has.
// fails: Observers are notified of each value that isn't a duplicate
// gives: (seen → [0, 1, 2, 1]) == [1, 2, 1]

var last: Value?
let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  if let last, isDuplicate(last, next) { return }
  last = next
  distinct?.receive(next)
}
return distinct
