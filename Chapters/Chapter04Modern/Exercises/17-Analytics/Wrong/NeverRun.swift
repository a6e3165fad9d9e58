// wrong: analytics only looks on
// says: The feature never ran. Its reducer is in `base`.
// fails: The feature runs once for each action, event or not
// gives: ([[reported.runs, reported.state.books], [silent.runs, silent.state.books]] → [[0, 3], [0,
//   3]]) == [[1, 4], [1, 4]]

// instead of
let effect = base.reduce(into: &state, action: action)
// this
let effect = Effect<Base.Action>.none
