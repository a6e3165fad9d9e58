// wrong: replayed actions do all of their work again
// fails: Travelling replays the actions without their effects
// says: drop the effects

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
  var effect = Effect<Action>.cancel(id: CancelID.feature)
  for action in state.recording.prefix(state.position) {
    let played = base.reduce(into: &state.current, action: action)
    effect = effect.merge(with: played.map { .feature($0) })
  }
  return effect
}
