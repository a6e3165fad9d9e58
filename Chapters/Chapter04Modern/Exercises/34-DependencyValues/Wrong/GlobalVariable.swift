// wrong: a global variable that is set and set back
// says: The operation started a task and ended. The task ran later, and saw nothing of the
//   override. A global variable belongs to the program; these values have to belong to the task.
// fails: A task that the operation starts keeps its values, and no other sees them
// gives: (seen → ["live", "live", "live"]) == ["one", "two", "live"]

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
defer { DependencyValues.current = before }
var values = before
try update(&values)
DependencyValues.current = values
return try operation()
