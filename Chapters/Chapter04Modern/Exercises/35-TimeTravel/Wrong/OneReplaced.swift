// wrong: a new action replaces only one of the later actions
// says: c was written in the past, and replaced only one of the later actions. It replaces all of
//   them.
// fails: Below 0 means the start, and beyond the end means the end
// gives: (early → "c of cb") == "c of c"

// instead of
state.recording.removeLast(state.recording.count - state.position)
state.recording.append(action)
// this
if state.position < state.recording.count { state.recording.remove(at: state.position) }
state.recording.insert(action, at: state.position)
