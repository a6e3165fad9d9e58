// wrong: the action that came in is sent back, since it is an action of the app
// fails: An answer comes back to the counter that asked
// says: the question came back

Effect<NewOutput> { receive, finish in
  start({ receive(transform($0)) }, finish)
}

// next answer
let question = action
switch action {
case .left(let action): return counterReducer(&state.left, action, ask: ask).map { _ in question }
case .right(let action): return counterReducer(&state.right, action, ask: ask).map { _ in question }
}
