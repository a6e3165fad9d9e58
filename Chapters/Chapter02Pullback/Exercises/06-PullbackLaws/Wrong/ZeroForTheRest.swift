// wrong: an engine's action without a throttle is given one of zero
// says: `.engine(.stop)` has no throttle, not even one of zero. The path leads to nil there, so
//   that the throttle's reducer doesn't run.
// fails: The joined path is nil where one of its steps is nil
// gives: (throttles → [Optional(0), nil]) == [nil, nil]

// instead of
get { engine?.throttle }
// this
get { engine == nil ? nil : engine?.throttle ?? 0 }
