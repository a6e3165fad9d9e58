// wrong: each reducer starts from the state that came in
// says: A feature's answer doesn't change the state, or another reducer's change is lost: both
//   run on the same state.
// fails: An answer that is sent changes the state
// gives: (store.state → State(count: 7, name: "", favorites: [])) == State(count: 7, name: "Blob",
//   favorites: [2, 3, 2])

// instead of
first(&state, action) + second(&state, action)
// this
var copy = state
return first(&state, action) + second(&copy, action)
