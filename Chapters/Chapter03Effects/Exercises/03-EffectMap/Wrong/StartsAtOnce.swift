// wrong: the work is done by map, and its values are kept for later
// fails: Calling `map` starts nothing
// says: as soon as `map` was called

var values: [Output] = []
start({ values.append($0) }, {})
return Effect<NewOutput> { receive, finish in
  for value in values { receive(transform(value)) }
  finish()
}

// next answer
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
case .right(let action):
  return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
}
