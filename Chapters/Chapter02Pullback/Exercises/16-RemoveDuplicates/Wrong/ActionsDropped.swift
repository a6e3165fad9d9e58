// wrong: an action that seems to change nothing isn't passed on
// fails: The store passes every action on, duplicate or not
// says: Values are dropped, actions never

var last: Value?
let distinct = Store(value: value) { action in
  if let last, isDuplicate(last, self.value) { return }
  last = self.value
  self.send(action)
}
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct, !isDuplicate(distinct.value, next) else { return }
  distinct.receive(next)
}
return distinct
