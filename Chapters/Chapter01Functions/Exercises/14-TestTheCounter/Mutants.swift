// The counter that the learner tests, and the same with mistakes in it. The environment says which
// one it is: 0 is right.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

private let bug = getenv("WORKBOOK_BUG").flatMap { Int(String(cString: $0)) } ?? 0

func counterReducer(_ state: inout CounterState, _ action: CounterAction) {
  let before = state
  reduce(&state, action)

  switch (bug, action) {
  // bug: a counter that stops at zero
  case (1, _):
    state.count = max(0, state.count)

  // bug: a decrement that takes away one, whatever the step
  case (2, .decrementTapped):
    state.count = before.count - 1

  // bug: a change of the step that changes the count as well
  case (3, .stepChanged(let step)) where before.count != 0:
    state.count += step - before.step
    state.highest = max(state.highest, state.count)

  // bug: a reset that also resets the step
  case (4, .resetTapped):
    state.step = 1

  // bug: a highest count that falls with a decrement
  case (5, .decrementTapped):
    state.highest = max(0, state.count)

  // bug: a highest count that ignores a decrement by a negative step
  case (6, .decrementTapped):
    state.highest = before.highest

  default:
    break
  }
}

private func reduce(_ state: inout CounterState, _ action: CounterAction) {
  switch action {
  case .incrementTapped:
    state.count += state.step
  case .decrementTapped:
    state.count -= state.step
  case .stepChanged(let step):
    state.step = step
  case .resetTapped:
    state.count = 0
  }
  state.highest = max(state.highest, state.count)
}
