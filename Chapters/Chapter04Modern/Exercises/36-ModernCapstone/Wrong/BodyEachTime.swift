// wrong: the body is built again with each action
// fails: A feature's function looks at its body once, and runs it each time
// says: Ask for it where the function is made
// file: Reducer.swift

// instead of
body._function()
// this
return { state, action in
  let function = body._function()
  return function(&state, action)
}
