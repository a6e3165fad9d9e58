// wrong: a dropped value ends the row of duplicates
// says: Of three 1s in a row, the third was reported. A dropped value changes nothing, not even
//   what is compared with.
// fails: Observers are notified of each value that isn't a duplicate
// gives: (seen → [1, 1, 2, 1]) == [1, 2, 1]

var last: Value? = value
let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  if let old = last, isDuplicate(old, next) {
    last = nil
    return
  }
  last = next
  distinct?.receive(next)
}
return distinct
