// wrong: the reducer runs on a copy to see the result, then again on the part
// says: The reducer was called twice for one action. A run on a copy is a run, too.
// fails: The feature's own action reaches its reducer, once
// gives: (reached(.walked(500)) → [500, 500]) == [500]

// instead of
reducer(&globalState[keyPath: value], localAction)
// this
var localState = globalState[keyPath: value]
reducer(&localState, localAction)
reducer(&globalState[keyPath: value], localAction)
