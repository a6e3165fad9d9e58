// wrong: the start counts as the whole work
// fails: The new effect finishes when the old one does
// says: is still at work

Effect<NewOutput> { receive, finish in
  start({ receive(transform($0)) }, {})
  finish()
}

// next answer
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
case .right(let action):
  return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
}
