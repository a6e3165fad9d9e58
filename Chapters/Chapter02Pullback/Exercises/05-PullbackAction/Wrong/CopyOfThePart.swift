// wrong: the feature runs on a copy of its part that is never written back
// fails: The feature's part changes in the app
// says: changed a copy

{ globalState, globalAction in
  guard let localAction = globalAction[keyPath: action] else { return }
  var localState = globalState[keyPath: value]
  reducer(&localState, localAction)
}
// next answer
combine(
  pullback(walksReducer, value: walks, action: walked),
  pullback(glassesReducer, value: glasses, action: drank)
)
