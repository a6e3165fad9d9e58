// wrong: the body is asked for again with each action
// fails: A store looks at a body once, whatever the number of actions
// says: count
// file: Reducer.swift

// instead of
body._function()
// this
return { state, action in
  let function = body._function()
  return function(&state, action)
}
