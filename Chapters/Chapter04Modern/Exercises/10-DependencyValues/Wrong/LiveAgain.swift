// wrong: each operation begins in the live context
// fails: An inner operation changes only what it mentions
// says: doesn't mention the context

@TaskLocal static var current = DependencyValues()
// next answer
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return context == .test ? Key.testValue : Key.liveValue
// next answer
var values = DependencyValues.current
values.context = .live
try update(&values)
return try DependencyValues.$current.withValue(values, operation: operation)
