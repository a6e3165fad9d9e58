// wrong: the two values are the wrong way round
// says: Nothing is overridden, and a key has its test value. That is for the context `.test`.
// fails: Outside every override, a key has its live value
// gives: ([fact, sound] → ["test", "silence"]) == ["live", "ding"]

// instead of
return context == .test ? Key.testValue : Key.liveValue
// this
return context == .test ? Key.liveValue : Key.testValue
