// wrong: the counter is copied out of the app's state and not written back
// fails: A counter's action reaches that counter
// says: changes a copy

Effect<NewOutput> { receive, finish in
  start({ receive(transform($0)) }, finish)
}

// next answer
switch action {
case .left(let action):
  var left = state.left
  return counterReducer(&left, action, ask: ask).map(AppAction.left)
case .right(let action):
  var right = state.right
  return counterReducer(&right, action, ask: ask).map(AppAction.right)
}
