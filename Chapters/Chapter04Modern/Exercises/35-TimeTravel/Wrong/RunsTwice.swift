// wrong: what is recorded is played
// says: One action ran the feature twice.
// fails: Each action runs the feature once, on the current state, and is recorded
// gives: (texts → ["aa of a", "aabb of ab", "aabbbb of abb"]) == ["a of a", "ab of ab", "abb of
//   abb"]

// instead of
return base.reduce(into: &state.current, action: action)
// this
_ = base.reduce(into: &state.current, action: action)
return base.reduce(into: &state.current, action: action)
