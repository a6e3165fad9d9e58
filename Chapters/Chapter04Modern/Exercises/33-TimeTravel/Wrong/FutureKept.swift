// wrong: a new action in the past is added at the end of the recording
// fails: A new action in the past replaces the actions after it
// says: it has to drop b

switch action {
case .feature(let action):
  state.recording.append(action)
  state.position = state.recording.count
  return base.reduce(into: &state.current, action: action)
    .map { .feature($0) }
    .cancellable(id: CancelID.feature)

case .travelled(let position):
  state.position = min(max(position, 0), state.recording.count)
  state.current = state.start
  for action in state.recording.prefix(state.position) {
    _ = base.reduce(into: &state.current, action: action)
  }
  return .cancel(id: CancelID.feature)
}
