// wrong: the values are collected until the effect has finished, as an array is mapped
// fails: A value that is sent later comes out, too
// says: held back

Effect<NewOutput> { receive, finish in
  var values: [Output] = []
  start(
    { values.append($0) },
    {
      for value in values { receive(transform(value)) }
      finish()
    }
  )
}

// next answer
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
case .right(let action):
  return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
}
