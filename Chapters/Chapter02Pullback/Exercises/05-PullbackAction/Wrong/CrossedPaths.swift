// wrong: both payloads are numbers, so one feature's path fits where the other's belongs
// fails: The diary runs the walks
// says: the paths of the two actions are swapped

{ globalState, globalAction in
  guard let localAction = globalAction[keyPath: action] else { return }
  reducer(&globalState[keyPath: value], localAction)
}
// next answer
combine(
  pullback(walksReducer, value: walks, action: drank),
  pullback(glassesReducer, value: glasses, action: walked)
)
