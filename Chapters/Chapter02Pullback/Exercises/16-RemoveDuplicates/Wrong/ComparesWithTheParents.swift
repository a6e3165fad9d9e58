// wrong: each value is compared with the last that came, although that one may have been dropped
// fails: What is a duplicate, the caller says
// says: above the highest that was told

var last = value
let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  let isNew = !isDuplicate(last, next)
  last = next
  if isNew { distinct?.receive(next) }
}
return distinct
