// wrong: the current values are updated in place, and set back after the operation
// says: `update` threw an error, and half of its changes are still there.
// fails: After an operation, however it ends, everything is as it was
// gives: ([afterReturn, afterThrow, fact] → ["live", "live", "half"]) == ["live", "live", "live"]

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
try update(&DependencyValues.current)
defer { DependencyValues.current = before }
return try operation()
