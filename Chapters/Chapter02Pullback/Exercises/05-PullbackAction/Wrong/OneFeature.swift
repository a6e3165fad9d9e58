// wrong: the first feature is pulled back, and the second forgotten
// fails: The app runs both features
// says: One glass was drunk, then two

guard let localAction = globalAction[keyPath: action] else { return }
reducer(&globalState[keyPath: value], localAction)
// next answer
pullback(walksReducer, value: \Day.walks, action: \DayAction.walked)(&day, action)
