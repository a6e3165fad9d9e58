// wrong: a global variable that is set back only when the operation returns
// fails: Everything is as it was before, even after an operation that throws
// says: threw an error

nonisolated(unsafe) static var current = DependencyValues()
// next answer
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return context == .test ? Key.testValue : Key.liveValue
// next answer
let before = DependencyValues.current
try update(&DependencyValues.current)
let result = try operation()
DependencyValues.current = before
return result
