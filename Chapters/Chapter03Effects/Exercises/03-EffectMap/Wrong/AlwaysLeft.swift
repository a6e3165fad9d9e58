// wrong: a line is copied, and the right counter's answers go to the left one
// fails: An answer comes back to the counter that asked
// says: went to the other counter

Effect<NewOutput> { receive, finish in
  start({ receive(transform($0)) }, finish)
}

// next answer
switch action {
case .left(let action): counterReducer(&state.left, action, ask: ask).map(AppAction.left)
case .right(let action): counterReducer(&state.right, action, ask: ask).map(AppAction.left)
}
