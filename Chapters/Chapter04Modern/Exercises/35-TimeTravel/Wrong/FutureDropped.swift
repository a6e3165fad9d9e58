// wrong: travelling forgets the later actions
// says: Travelling dropped the later actions. Only a new action of the feature replaces them.
// fails: Travelling to n shows the state after n actions, and keeps the recording
// gives: (texts → ["ab of ab", " of ", " of ", " of "]) == ["ab of abc", " of abc", "a of abc",
//   "abc of abc"]

// instead of
state.current = state.start
// this
state.recording = Array(state.recording.prefix(state.position))
state.current = state.start
