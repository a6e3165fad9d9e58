// wrong: the part is copied out, changed, and never written back
// fails: A pulled-back reducer changes its part as it would alone, and nothing else
// says: the feature's part becomes what the feature makes of it alone
// file: Pullback.swift

// instead of
reducer(&globalValue[keyPath: value], localAction)
// this
var localValue = globalValue[keyPath: value]
reducer(&localValue, localAction)
