// wrong: the counter is copied out of the app's state and not written back
// says: The reducer changed a copy of the left counter. Run it on `state.left` itself.
// fails: A counter's action changes that counter
// gives: ([state.left.prime, state.right.prime] → [nil, Optional(29)]) == ([17, 29] →
//   [Optional(17), Optional(29)])

// instead of
return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
// this
var left = state.left
return counterReducer(&left, action, ask: ask).map(AppAction.left)
