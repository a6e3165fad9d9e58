// wrong: the diary repeats what the features do, and not all of it
// fails: The diary runs the walks
// says: Let `walksReducer` do its work

{ globalState, globalAction in
  guard let localAction = globalAction[keyPath: action] else { return }
  reducer(&globalState[keyPath: value], localAction)
}
// next answer
let byHand: Reducer<App, AppAction> = { app, action in
  if let steps = action[keyPath: walked] { app[keyPath: walks].steps += steps }
  if let drunk = action[keyPath: drank] { app[keyPath: glasses] += drunk }
}
return byHand
