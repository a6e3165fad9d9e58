// wrong: in a test, the test value is used, whatever the test overrides
// says: In a test, the test value took precedence over an override.
// fails: In a test, a key has its test value, unless it is overridden
// gives: (overridden → ["test", "silence"]) == ["mine", "silence"]

// instead of
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return context == .test ? Key.testValue : Key.liveValue
// this
if context == .test { return Key.testValue }
return overrides[ObjectIdentifier(key)] as? Key.Value ?? Key.liveValue
