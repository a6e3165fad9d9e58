// wrong: the observers are spared, but the value changes without their knowledge
// fails: A duplicate doesn't become the value, even if it differs
// says: without a notification

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
