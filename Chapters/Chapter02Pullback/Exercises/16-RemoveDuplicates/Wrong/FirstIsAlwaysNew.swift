// wrong: before the first notification nothing is known, so the first value is reported twice
// fails: Observers are notified of each value that isn't a duplicate
// says: had a 0 from the start

var last: Value?
let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  if let last, isDuplicate(last, next) { return }
  last = next
  distinct?.receive(next)
}
return distinct
