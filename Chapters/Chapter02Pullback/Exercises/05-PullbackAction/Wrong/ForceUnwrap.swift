// wrong: every action is taken for the feature's own
// fails: crash
// says: Unexpectedly found nil

reducer(&globalState[keyPath: value], globalAction[keyPath: action]!)
// next answer
pullback(walksReducer, value: \Day.walks, action: \DayAction.walked)(&day, action)
pullback(glassesReducer, value: \Day.glasses, action: \DayAction.drank)(&day, action)
