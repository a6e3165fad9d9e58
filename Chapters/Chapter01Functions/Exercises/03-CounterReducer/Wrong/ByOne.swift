// wrong: a tap is one, whatever the step
// fails: An increment adds the step
// says: read `state.step`

switch action {
case .incrementTapped:
  state.count += 1
case .decrementTapped:
  state.count -= 1
case .stepChanged(let step):
  state.step = step
}
