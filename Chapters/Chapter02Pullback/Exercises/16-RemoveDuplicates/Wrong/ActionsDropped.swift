// wrong: an action that changes nothing isn't passed on
// says: An action that would change nothing wasn't passed on. Values are dropped, actions never: an
//   action may do more than set a value.
// fails: The store passes every action on, duplicate or not
// gives: (sent → [1]) == [0, 1, 1]

let distinct = Store(value: value) { [self] action in
  let before = value
  if let next = action as? Value, isDuplicate(before, next) { return }
  send(action)
}
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct, !isDuplicate(distinct.value, next) else { return }
  distinct.receive(next)
}
return distinct
