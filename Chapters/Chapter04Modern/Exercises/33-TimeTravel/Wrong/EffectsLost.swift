// wrong: the feature's effects are always thrown away
// fails: An action that an effect sends is recorded, too
// says: the effect was lost

switch action {
case .feature(let action):
  state.recording.removeLast(state.recording.count - state.position)
  state.recording.append(action)
  state.position += 1
  _ = base.reduce(into: &state.current, action: action)
  return .none

case .travelled(let position):
  state.position = min(max(position, 0), state.recording.count)
  state.current = state.start
  for action in state.recording.prefix(state.position) {
    _ = base.reduce(into: &state.current, action: action)
  }
  return .cancel(id: CancelID.feature)
}
