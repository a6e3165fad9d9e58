// wrong: a global variable that is set and set back
// fails: A task that the operation starts keeps the operation's values
// says: belongs to the program

nonisolated(unsafe) static var current = DependencyValues()
// next answer
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return context == .test ? Key.testValue : Key.liveValue
// next answer
let before = DependencyValues.current
defer { DependencyValues.current = before }
var values = before
try update(&values)
DependencyValues.current = values
return try operation()
