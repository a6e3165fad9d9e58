// wrong: the context is taken from the current values, not from the ones being read
// says: These values have the context `.test`, and the look-up used the context of the current
//   ones. It uses its own.
// fails: A look-up uses its own values' context and overrides
// gives: (seen → ["mine!", "ding"]) == ["mine!", "silence"]

// instead of
return context == .test ? Key.testValue : Key.liveValue
// this
return Self.current.context == .test ? Key.testValue : Key.liveValue
