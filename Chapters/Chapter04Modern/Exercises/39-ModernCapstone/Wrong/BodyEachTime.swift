// wrong: the body is built again with each action
// file: Reducer.swift
// fails: A feature's function reads the body once, and runs it for each action
// gives: ([count.value, log.count] → [3, 3]) == [1, 3]

// instead of
body._function()
// this
return { state, action in
  let function = body._function()
  return function(&state, action)
}
