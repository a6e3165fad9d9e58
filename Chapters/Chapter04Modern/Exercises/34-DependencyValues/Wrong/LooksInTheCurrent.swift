// wrong: the values are in `current`, so a look-up looks there
// says: A look-up used the current values, and not its own. Use this value's overrides and context.
// fails: A look-up uses its own values' context and overrides
// gives: (seen → ["current", "ding"]) == ["mine!", "silence"]

// instead of
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return context == .test ? Key.testValue : Key.liveValue
// this
let current = DependencyValues.current
if let value = current.overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return current.context == .test ? Key.testValue : Key.liveValue
