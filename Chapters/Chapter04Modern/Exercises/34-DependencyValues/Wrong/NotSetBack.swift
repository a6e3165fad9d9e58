// wrong: a global variable that is set
// says: The operation is over, and its override is still there, for everyone.
// fails: After an operation, however it ends, everything is as it was
// gives: ([afterReturn, afterThrow, fact] → ["mine", "thrown", "half"]) == ["live", "live", "live"]

// instead of
@TaskLocal static var current = DependencyValues()
// this
nonisolated(unsafe) static var current = DependencyValues()

// instead of
var values = DependencyValues.current
try update(&values)
return try DependencyValues.$current.withValue(values, operation: operation)
// this
try update(&DependencyValues.current)
return try operation()
