// wrong: both payloads are numbers, so one feature's path can stand where the other's should
// fails: In the app, a feature hears of its own actions only
// says: Two glasses were taken for two steps

guard let localAction = globalAction[keyPath: action] else { return }
reducer(&globalState[keyPath: value], localAction)
// next answer
pullback(walksReducer, value: \Day.walks, action: \DayAction.drank)(&day, action)
pullback(glassesReducer, value: \Day.glasses, action: \DayAction.drank)(&day, action)
