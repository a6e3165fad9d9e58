// wrong: the last n actions are played
// says: The wrong actions were played. Play them from the first one on.
// fails: Travelling to n shows the state after n actions, and keeps the recording
// gives: (texts → ["bc of abc", " of abc", "c of abc", "abc of abc"]) == ["ab of abc", " of abc",
//   "a of abc", "abc of abc"]

// instead of
for action in state.recording.prefix(state.position) {
// this
for action in state.recording.suffix(state.position) {
