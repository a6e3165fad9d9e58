// wrong: a new action replaces only one of the later actions
// fails: A new action in the past replaces the actions after it
// says: replaces both

switch action {
case .feature(let action):
  if state.position < state.recording.count { state.recording.remove(at: state.position) }
  state.recording.insert(action, at: state.position)
  state.position += 1
  return base.reduce(into: &state.current, action: action)
    .map { .feature($0) }
    .cancellable(id: CancelID.feature)
case .travelled(let moment):
  state.position = min(max(moment, 0), state.recording.count)
  state.current = state.start
  for action in state.recording.prefix(state.position) {
    _ = base.reduce(into: &state.current, action: action)
  }
  return .cancel(id: CancelID.feature)
}
