// wrong: each value is compared with the last that came, even if that one was dropped
// says: 1 was dropped, so 2 must be compared with 0, which the store has, and not with the 1 that
//   came last.
// fails: A duplicate doesn't become the value, even if it differs
// gives: (two.values + [two.last] → [0]) == [2, 2]

var last = value
let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  defer { last = next }
  if !isDuplicate(last, next) { distinct?.receive(next) }
}
return distinct
