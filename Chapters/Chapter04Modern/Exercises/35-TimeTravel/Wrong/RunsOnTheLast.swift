// wrong: a new action continues where the recording ends
// says: c ran on the last state, not on the past one, which is current.
// fails: Below 0 means the start, and beyond the end means the end
// gives: (early → "abc of c") == "c of c"

// instead of
state.recording.removeLast(state.recording.count - state.position)
state.recording.append(action)
// this
for action in state.recording.dropFirst(state.position) {
  _ = base.reduce(into: &state.current, action: action)
}
state.recording.removeLast(state.recording.count - state.position)
state.recording.append(action)
