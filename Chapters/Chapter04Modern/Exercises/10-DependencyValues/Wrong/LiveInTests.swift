// wrong: a key without an override is live, even in tests
// fails: In a test, a key has its test value
// says: has just called the server

@TaskLocal static var current = DependencyValues()
// next answer
overrides[ObjectIdentifier(key)] as? Key.Value ?? Key.liveValue
// next answer
var values = DependencyValues.current
try update(&values)
return try DependencyValues.$current.withValue(values, operation: operation)
