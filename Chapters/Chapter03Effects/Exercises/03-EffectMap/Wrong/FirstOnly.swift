// wrong: an effect is expected to send one value
// fails: Each value comes out changed
// says: Only the first value

Effect<NewOutput> { receive, finish in
  var isFirst = true
  start(
    { value in
      if isFirst { receive(transform(value)) }
      isFirst = false
    },
    finish
  )
}

// next answer
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
case .right(let action):
  return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
}
