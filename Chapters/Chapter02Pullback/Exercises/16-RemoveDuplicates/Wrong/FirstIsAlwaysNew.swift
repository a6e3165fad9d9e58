// wrong: before the first notification nothing counts as told, so the first value is told twice
// fails: Observers are told of each value that differs from the one before
// says: the first included

var last: Value?
let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  if let last, isDuplicate(last, next) { return }
  last = next
  distinct?.receive(next)
}
return distinct
