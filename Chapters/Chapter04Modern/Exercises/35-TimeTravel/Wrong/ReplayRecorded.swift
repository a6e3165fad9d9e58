// wrong: what is played again is recorded again
// says: Travelling recorded the actions that it replayed. They aren't new actions of the feature.
// fails: Travelling to n shows the state after n actions, and keeps the recording
// gives: (texts → ["ab of abcab", " of abcab", "a of abcaba", "abc of abcabaabc"]) == ["ab of abc",
//   " of abc", "a of abc", "abc of abc"]

// instead of
_ = base.reduce(into: &state.current, action: action)
}
// this
_ = base.reduce(into: &state.current, action: action)
state.recording.append(action)
}
