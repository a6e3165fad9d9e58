// wrong: the state is written back when everything has been performed
// says: The reducer received the answers, but the state doesn't have them: an older state was
//   written over it.
// fails: Both features get their answers
// gives: (state → State(count: 0, name: "", favorites: [])) == (State(count: 7, name: "Blob") →
//   State(count: 7, name: "Blob", favorites: []))

// instead of
for work in reducer(&state, action) {
  if let action = work() { send(action) }
}
// this
var next = state
for work in reducer(&next, action) {
  if let action = work() { send(action) }
}
state = next
