// wrong: the observers are spared, but the value changes behind their backs
// fails: What is a duplicate, the caller says
// says: taken over, and told, only above

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
