// wrong: the part is copied out, changed, and never written back
// file: Pullback.swift
// fails: A pulled-back reducer changes its part as it would alone, and nothing else
// gives: (report.failure → 1 action from seed 42) == nil

// instead of
reducer(&globalValue[keyPath: value], localAction)
// this
var localValue = globalValue[keyPath: value]
reducer(&localValue, localAction)
