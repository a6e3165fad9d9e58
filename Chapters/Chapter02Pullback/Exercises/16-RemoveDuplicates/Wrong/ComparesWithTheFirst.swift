// wrong: every value is compared with the first one
// fails: Observers are notified of each value that isn't a duplicate
// says: not with the 1 before

let view = Store(value: value, send: { self.send($0) })
let first = value
view.parentToken = observe { [weak view] next in
  if !isDuplicate(first, next) { view?.receive(next) }
}
return view
