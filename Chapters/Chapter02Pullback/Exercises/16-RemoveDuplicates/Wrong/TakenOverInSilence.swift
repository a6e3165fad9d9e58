// wrong: the observers are spared, and the value changes without their knowledge
// says: 1 is a duplicate here, and became the value without a notification. A dropped value changes
//   nothing.
// fails: A duplicate doesn't become the value, even if it differs
// gives: (one.values + [one.last] → [1]) == [0]

let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct else { return }
  if isDuplicate(distinct.value, next) {
    distinct.value = next
  } else {
    distinct.receive(next)
  }
}
return distinct
