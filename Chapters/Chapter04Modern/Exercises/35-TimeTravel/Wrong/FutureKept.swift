// wrong: a new action in the past is added at the end of the recording
// says: c was written in the past, and what came after that moment stayed. It has to drop the
//   later actions, all of them.
// fails: Below 0 means the start, and beyond the end means the end
// gives: (early → "c of abc") == "c of c"

// instead of
state.recording.removeLast(state.recording.count - state.position)
state.recording.append(action)
state.position += 1
// this
state.recording.append(action)
state.position = state.recording.count
