// wrong: for nil, the previous action is used again
// fails: For another feature's action, the reducer isn't called
// says: Nil isn't the last action

var last: LocalAction?
return { globalState, globalAction in
  if let localAction = globalAction[keyPath: action] { last = localAction }
  if let last { reducer(&globalState[keyPath: value], last) }
}
// next answer
combine(
  pullback(walksReducer, value: walks, action: walked),
  pullback(glassesReducer, value: glasses, action: drank)
)
