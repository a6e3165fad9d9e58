// wrong: the body is built again with each action
// fails: A feature's function reads the body once, and runs it for each action
// says: Read it where the function is made
// file: Reducer.swift

// instead of
body._function()
// this
return { state, action in
  let function = body._function()
  return function(&state, action)
}
