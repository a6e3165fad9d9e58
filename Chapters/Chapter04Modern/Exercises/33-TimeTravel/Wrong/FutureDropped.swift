// wrong: travelling forgets the later actions
// fails: The recording stays, so that you can travel back to its end
// says: dropped b and c

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
  state.current = state.start
  state.recording.removeLast(state.recording.count - state.position)
  for action in state.recording.prefix(state.position) {
    _ = base.reduce(into: &state.current, action: action)
  }
  return .cancel(id: CancelID.feature)
}
