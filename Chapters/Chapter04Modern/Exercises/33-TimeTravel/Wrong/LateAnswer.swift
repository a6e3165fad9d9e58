// wrong: what is in flight isn't cancelled
// fails: Travelling ends what the feature has in flight
// says: and cancel them

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
  for action in state.recording.prefix(state.position) {
    _ = base.reduce(into: &state.current, action: action)
  }
  return .none
}
