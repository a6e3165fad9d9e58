// wrong: the actions are replayed from the current state
// fails: Travelling to n shows the state after n actions
// says: Begin at `start`

switch action {
case .feature(let action):
  state.recording.removeLast(state.recording.count - state.position)
  state.recording.append(action)
  state.position += 1
  return base.reduce(into: &state.current, action: action)
    .map { .feature($0) }
    .cancellable(id: CancelID.feature)

case .travelled(let position):
  state.position = min(max(position, 0), state.recording.count)
  for action in state.recording.prefix(state.position) {
    _ = base.reduce(into: &state.current, action: action)
  }
  return .cancel(id: CancelID.feature)
}
