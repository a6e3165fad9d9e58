// wrong: an action is expected to belong to at most one feature
// says: One action was a walk and a drink, but only one of the two was written. Each feature
//   looks for its own action.
// fails: The diary runs in any app that has a place for both
// gives: ([trip.walks.steps, trip.glasses] → [500, 0]) == [500, 2]

{ globalState, globalAction in
  guard let localAction = globalAction[keyPath: action] else { return }
  reducer(&globalState[keyPath: value], localAction)
}
// next answer
return { app, action in
  if action[keyPath: walked] != nil {
    pullback(walksReducer, value: walks, action: walked)(&app, action)
  } else {
    pullback(glassesReducer, value: glasses, action: drank)(&app, action)
  }
}
