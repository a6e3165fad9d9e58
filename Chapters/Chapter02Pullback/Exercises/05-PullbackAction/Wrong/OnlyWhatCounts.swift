// wrong: a walk of no steps is treated as no walk
// says: A walk of no steps was left out. A feature gets every number at its path; only nil isn't
//   an action.
// fails: The diary runs the walks
// gives: (days → [[1, 500, 0], [0, 0, 0], [0, 0, 0]]) == [[1, 500, 0], [1, 0, 0], [1, -3, 0]]

{ globalState, globalAction in
  guard let localAction = globalAction[keyPath: action] else { return }
  reducer(&globalState[keyPath: value], localAction)
}
// next answer
return { app, action in
  if let steps = action[keyPath: walked], steps > 0 { walksReducer(&app[keyPath: walks], steps) }
  if let drunk = action[keyPath: drank], drunk > 0 { glassesReducer(&app[keyPath: glasses], drunk) }
}
