// wrong: the position is an index
// says: One action too many was played: 0 is before the first.
// fails: Travelling to n shows the state after n actions, and keeps the recording
// gives: (texts → ["abc of abc", "a of abc", "ab of abc", "abc of abc"]) == ["ab of abc", " of
//   abc", "a of abc", "abc of abc"]

// instead of
for action in state.recording.prefix(state.position) {
// this
for action in state.recording.prefix(state.position + 1) {
