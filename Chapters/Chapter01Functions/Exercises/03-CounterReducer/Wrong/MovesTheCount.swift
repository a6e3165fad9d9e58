// wrong: the count follows the new step, as if a step were a tap
// fails: A new step changes the step and leaves the count alone
// says: only a tap changes the count

switch action {
case .incrementTapped:
  state.count += state.step
case .decrementTapped:
  state.count -= state.step
case .stepChanged(let step):
  state.step = step
  state.count += step
}
