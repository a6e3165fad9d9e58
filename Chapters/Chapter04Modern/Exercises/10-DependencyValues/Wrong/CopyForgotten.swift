// wrong: the copy is changed, and the operation runs without it
// fails: An override takes precedence, even in a test
// says: doesn't see the override

@TaskLocal static var current = DependencyValues()
// next answer
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return context == .test ? Key.testValue : Key.liveValue
// next answer
var values = DependencyValues.current
try update(&values)
return try operation()
