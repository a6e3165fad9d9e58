// wrong: for nil, the previous action is used again
// says: A drink came after the walk, and the walk's action ran again. For nil, nothing runs.
// fails: For another feature's action, the reducer isn't called
// gives: (actions → [500, 500]) == [500]

// instead of
{ globalState, globalAction in
  guard let localAction = globalAction[keyPath: action] else { return }
  reducer(&globalState[keyPath: value], localAction)
// this
var last: LocalAction?
return { globalState, globalAction in
  if let localAction = globalAction[keyPath: action] { last = localAction }
  if let last { reducer(&globalState[keyPath: value], last) }
