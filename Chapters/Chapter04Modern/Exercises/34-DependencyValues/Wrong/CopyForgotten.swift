// wrong: the copy is changed, and the operation runs without it
// says: The fact was overridden, and the operation doesn't see that: it runs with the changed
//   values, and a look-up finds an override first.
// fails: An operation sees its override, and runs once
// gives: (seen → ["live", "ding"]) == ["mine", "ding"]

// instead of
return try DependencyValues.$current.withValue(values, operation: operation)
// this
return try operation()
