// wrong: the count is kept from going below zero, which nobody asked for
// fails: A decrement can go below zero
// says: Zero is no floor

switch action {
case .incrementTapped:
  state.count += state.step
case .decrementTapped:
  state.count = max(0, state.count - state.step)
case .stepChanged(let step):
  state.step = step
}
