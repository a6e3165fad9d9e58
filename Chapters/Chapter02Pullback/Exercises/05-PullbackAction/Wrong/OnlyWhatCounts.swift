// wrong: a walk of no steps is treated as no walk
// fails: Each feature gets its own actions, whatever they carry, and no others
// says: with every number

{ globalState, globalAction in
  guard let localAction = globalAction[keyPath: action] else { return }
  reducer(&globalState[keyPath: value], localAction)
}
// next answer
return { app, action in
  if let steps = action[keyPath: walked], steps > 0 { walksReducer(&app[keyPath: walks], steps) }
  if let drunk = action[keyPath: drank], drunk > 0 {
    glassesReducer(&app[keyPath: glasses], drunk)
  }
}
