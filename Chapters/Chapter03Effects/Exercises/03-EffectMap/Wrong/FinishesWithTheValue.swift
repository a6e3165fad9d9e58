// wrong: an effect is expected to send one value, and then to be over
// fails: The new effect finishes when the old one does
// says: after each value

Effect<NewOutput> { receive, finish in
  start(
    { value in
      receive(transform(value))
      finish()
    },
    {}
  )
}

// next answer
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
case .right(let action):
  return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
}
