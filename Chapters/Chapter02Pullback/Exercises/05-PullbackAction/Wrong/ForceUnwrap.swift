// wrong: every action is treated as the feature's own
// fails: crash
// says: Unexpectedly found nil

{ globalState, globalAction in
  reducer(&globalState[keyPath: value], globalAction[keyPath: action]!)
}
// next answer
combine(
  pullback(walksReducer, value: walks, action: walked),
  pullback(glassesReducer, value: glasses, action: drank)
)
