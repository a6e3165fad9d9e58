// wrong: a new value is made, as if it could be returned, and thrown away
// fails: An increment adds one
// says: a copy of it

var next = state
switch action {
case .incrementTapped:
  next.count += 1
case .decrementTapped:
  next.count -= 1
}
