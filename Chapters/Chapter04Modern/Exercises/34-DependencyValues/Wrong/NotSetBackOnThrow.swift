// wrong: a global variable that is set back only when the operation returns
// says: The operation threw an error, and its override is still there, for everyone.
// fails: After an operation, however it ends, everything is as it was
// gives: ([afterReturn, afterThrow, fact] → ["live", "thrown", "thrown"]) == ["live", "live",
//   "live"]

// instead of
@TaskLocal static var current = DependencyValues()
// this
nonisolated(unsafe) static var current = DependencyValues()

// instead of
var values = DependencyValues.current
try update(&values)
return try DependencyValues.$current.withValue(values, operation: operation)
// this
let before = DependencyValues.current
var values = before
try update(&values)
DependencyValues.current = values
let result = try operation()
DependencyValues.current = before
return result
