// wrong: only the values are passed on
// fails: The new effect finishes when the old one does
// says: The old effect finished, but

Effect<NewOutput> { receive, _ in
  start({ receive(transform($0)) }, {})
}

// next answer
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
case .right(let action):
  return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
}
