// wrong: the context is taken from the current values, not from the ones being read
// fails: In a test, a key has its test value
// says: It has to use its own

@TaskLocal static var current = DependencyValues()
// next answer
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return Self.current.context == .test ? Key.testValue : Key.liveValue
// next answer
var values = DependencyValues.current
try update(&values)
return try DependencyValues.$current.withValue(values, operation: operation)
