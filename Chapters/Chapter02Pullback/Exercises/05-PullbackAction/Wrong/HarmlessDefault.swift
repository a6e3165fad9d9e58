// wrong: for nil, the features are called with an action that should do no harm
// fails: The diary runs the glasses
// says: a walk of no steps

{ globalState, globalAction in
  guard let localAction = globalAction[keyPath: action] else { return }
  reducer(&globalState[keyPath: value], localAction)
}
// next answer
return { app, action in
  walksReducer(&app[keyPath: walks], action[keyPath: walked] ?? 0)
  glassesReducer(&app[keyPath: glasses], action[keyPath: drank] ?? 0)
}
