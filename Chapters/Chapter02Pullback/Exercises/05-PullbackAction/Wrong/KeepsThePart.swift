// wrong: the pullback keeps the feature's state from one action to the next
// says: The second day went on from the first one's walks. Read the part at each action, and keep
//   nothing of it.
// fails: The feature's part changes in the app
// gives: (days → [[1, 500, 2], [2, 1000, 0]]) == [[1, 500, 2], [6, 1400, 0]]

// instead of
{ globalState, globalAction in
// this
var kept: LocalState?
return { globalState, globalAction in

// instead of
reducer(&globalState[keyPath: value], localAction)
// this
var localState = kept ?? globalState[keyPath: value]
reducer(&localState, localAction)
kept = localState
globalState[keyPath: value] = localState
