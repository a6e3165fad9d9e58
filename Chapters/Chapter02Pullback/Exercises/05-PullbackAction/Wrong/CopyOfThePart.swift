// wrong: the feature runs on a copy of its part, which nobody writes back
// fails: The feature's part changes in the app
// says: not on a copy of it

guard let localAction = globalAction[keyPath: action] else { return }
var localState = globalState[keyPath: value]
reducer(&localState, localAction)
// next answer
pullback(walksReducer, value: \Day.walks, action: \DayAction.walked)(&day, action)
pullback(glassesReducer, value: \Day.glasses, action: \DayAction.drank)(&day, action)
