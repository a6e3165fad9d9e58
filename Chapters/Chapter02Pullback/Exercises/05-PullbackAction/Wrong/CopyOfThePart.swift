// wrong: the feature runs on a copy of its part that is never written back
// says: The reducer changed a copy of the walks. Run it on the part itself, or write the copy
//   back.
// fails: The feature's part changes in the app
// gives: (days → [[0, 0, 2], [5, 900, 0]]) == [[1, 500, 2], [6, 1400, 0]]

// instead of
reducer(&globalState[keyPath: value], localAction)
// this
var localState = globalState[keyPath: value]
reducer(&localState, localAction)
