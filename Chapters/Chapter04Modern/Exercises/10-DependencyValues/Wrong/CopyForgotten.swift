// wrong: the copy is changed, and the operation runs without it
// fails: An override takes precedence, in a test as well
// says: doesn't see it

@TaskLocal static var current = DependencyValues()
// next answer
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return context == .test ? Key.testValue : Key.liveValue
// next answer
var values = DependencyValues.current
try update(&values)
return try operation()
