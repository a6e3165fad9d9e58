// wrong: what was computed once is kept, so that no work is done twice
// fails: Each start does the work again
// says: does the work again

var known: [NewOutput] = []
return Effect<NewOutput> { receive, finish in
  if known.isEmpty {
    start(
      { value in
        known.append(transform(value))
        receive(transform(value))
      },
      finish
    )
  } else {
    for value in known { receive(value) }
    finish()
  }
}

// next answer
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
case .right(let action):
  return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
}
