// wrong: a step of zero or less is ignored
// fails: A negative step reverses both directions
// says: a step may be negative

switch action {
case .incrementTapped:
  state.count += state.step
case .decrementTapped:
  state.count -= state.step
case .stepChanged(let step):
  if step > 0 { state.step = step }
}
