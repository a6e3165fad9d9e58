// wrong: for nil, the features are called with an action that should do no harm
// fails: In the app, a feature hears of its own actions only
// says: no action is harmless

guard let localAction = globalAction[keyPath: action] else { return }
reducer(&globalState[keyPath: value], localAction)
// next answer
walksReducer(&day.walks, action.walked ?? 0)
glassesReducer(&day.glasses, action.drank ?? 0)
