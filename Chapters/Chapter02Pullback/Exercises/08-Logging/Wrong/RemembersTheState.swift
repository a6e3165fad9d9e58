// wrong: the state before is the one that the last action left
// says: The second line's state before is what the first action left. It is the state that the
//   reducer is given.
// fails: Each action is a line of its own
// gives: (lines → ["add(1): 3 → 4", "double: 4 → 40"]) == ["add(1): 3 → 4", "double: 20 → 40"]

// instead of
{ state, action in
let before = state
reducer(&state, action)
printer("\(action): \(before) → \(state)")
}
// this
var last: State?
return { state, action in
let before = last ?? state
reducer(&state, action)
printer("\(action): \(before) → \(state)")
last = state
}
