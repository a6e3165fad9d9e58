// wrong: replayed actions do all of their work again
// says: The question was replayed, and the client was asked again. Its answer is in the recording
//   already: drop the effects of replayed actions.
// fails: Travelling replays the actions without their effects
// gives: (live.text → "xx of ?xx, asked 2") == "x of ?x, asked 1"

// instead of
for action in state.recording.prefix(state.position) {
  _ = base.reduce(into: &state.current, action: action)
}
return .cancel(id: CancelID.feature)
// this
var effect = Effect<Action>.cancel(id: CancelID.feature)
for action in state.recording.prefix(state.position) {
  effect = effect.merge(
    with: base.reduce(into: &state.current, action: action).map { .feature($0) }
  )
}
return effect
