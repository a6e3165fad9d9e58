// wrong: the count is kept from going below zero, which nobody asked for
// fails: A decrement can go below zero
// says: Zero is no floor

switch action {
case .incrementTapped:
  state.count += 1
case .decrementTapped:
  if state.count > 0 { state.count -= 1 }
}
