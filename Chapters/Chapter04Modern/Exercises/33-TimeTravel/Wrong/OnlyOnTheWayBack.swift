// wrong: only travelling back ends what is in flight
// fails: Travelling to the current place, or beyond, ends what is in flight, too
// says: wherever you travel

switch action {
case .feature(let action):
  state.recording.removeLast(state.recording.count - state.position)
  state.recording.append(action)
  state.position += 1
  return base.reduce(into: &state.current, action: action)
    .map { .feature($0) }
    .cancellable(id: CancelID.feature)

case .travelled(let position):
  let isGoingBack = position < state.position
  state.position = min(max(position, 0), state.recording.count)
  state.current = state.start
  for action in state.recording.prefix(state.position) {
    _ = base.reduce(into: &state.current, action: action)
  }
  return isGoingBack ? .cancel(id: CancelID.feature) : .none
}
