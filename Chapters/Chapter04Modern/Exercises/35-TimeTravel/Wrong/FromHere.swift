// wrong: the actions are replayed from the current state
// says: The actions were played again from the current state. Begin at `start`.
// fails: Travelling to n shows the state after n actions, and keeps the recording
// gives: (texts → ["abcab of abc", "abcab of abc", "abcaba of abc", "abcabaabc of abc"]) == ["ab of
//   abc", " of abc", "a of abc", "abc of abc"]

// instead of
state.current = state.start
// this

