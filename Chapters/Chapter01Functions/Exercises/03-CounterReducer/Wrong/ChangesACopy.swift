// wrong: a new value is made, as if it could be returned, and thrown away
// fails: An increment adds the step
// says: A copy is gone

var next = state
switch action {
case .incrementTapped:
  next.count += state.step
case .decrementTapped:
  next.count -= state.step
case .stepChanged(let step):
  next.step = step
}
