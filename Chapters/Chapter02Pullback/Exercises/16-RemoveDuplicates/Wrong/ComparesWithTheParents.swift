// wrong: each value is compared with the last that came, even if that one was dropped
// fails: A duplicate doesn't become the value, even if it differs
// says: not with the 1 that came last

var last = value
let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  let isNew = !isDuplicate(last, next)
  last = next
  if isNew { distinct?.receive(next) }
}
return distinct
