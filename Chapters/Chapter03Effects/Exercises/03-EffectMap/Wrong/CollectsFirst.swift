// wrong: the values are collected while start runs, so those that come later are lost
// fails: A value that is sent later comes out, too
// says: after `start` had returned

Effect<NewOutput> { receive, finish in
  var values: [Output] = []
  start({ values.append($0) }, finish)
  for value in values { receive(transform(value)) }
}

// next answer
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
case .right(let action):
  return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
}
