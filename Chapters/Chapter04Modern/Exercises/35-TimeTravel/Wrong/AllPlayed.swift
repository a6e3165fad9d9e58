// wrong: the whole recording is played
// says: The whole recording was played. Only the first n actions are.
// fails: Travelling to n shows the state after n actions, and keeps the recording
// gives: (texts → ["abc of abc", "abc of abc", "abc of abc", "abc of abc"]) == ["ab of abc", " of
//   abc", "a of abc", "abc of abc"]

// instead of
for action in state.recording.prefix(state.position) {
// this
for action in state.recording {
