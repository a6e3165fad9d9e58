// wrong: `=+` is written for `+=`
// fails: An increment adds the step
// says: `=` forgets the old count

switch action {
case .incrementTapped:
  state.count = +state.step
case .decrementTapped:
  state.count -= state.step
case .stepChanged(let step):
  state.step = step
}
