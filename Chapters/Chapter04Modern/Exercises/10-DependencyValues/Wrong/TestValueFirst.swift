// wrong: in a test, the test value is used, whatever the test overrides
// fails: An override takes precedence, in a test as well
// says: takes precedence over what the test overrides

@TaskLocal static var current = DependencyValues()
// next answer
if context == .test { return Key.testValue }
return overrides[ObjectIdentifier(key)] as? Key.Value ?? Key.liveValue
// next answer
var values = DependencyValues.current
try update(&values)
return try DependencyValues.$current.withValue(values, operation: operation)
