// wrong: the operation is run to see whether it throws
// says: The operation ran twice.
// fails: An operation sees its override, and runs once
// gives: (counts → [1, 2]) == [1, 1]

// instead of
return try DependencyValues.$current.withValue(values, operation: operation)
// this
_ = try DependencyValues.$current.withValue(values, operation: operation)
return try DependencyValues.$current.withValue(values, operation: operation)
