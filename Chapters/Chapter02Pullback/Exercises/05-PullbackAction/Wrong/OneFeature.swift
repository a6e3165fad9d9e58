// wrong: the first feature is pulled back, and the second forgotten
// fails: The diary runs the glasses
// says: perhaps only one feature runs

{ globalState, globalAction in
  guard let localAction = globalAction[keyPath: action] else { return }
  reducer(&globalState[keyPath: value], localAction)
}
// next answer
pullback(walksReducer, value: walks, action: walked)
