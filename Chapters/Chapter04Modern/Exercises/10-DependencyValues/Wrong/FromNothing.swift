// wrong: each one starts from fresh values, so an outer one is forgotten
// fails: An inner operation changes only what it mentions
// says: started from nothing

@TaskLocal static var current = DependencyValues()
// next answer
if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
return context == .test ? Key.testValue : Key.liveValue
// next answer
var values = DependencyValues()
try update(&values)
return try DependencyValues.$current.withValue(values, operation: operation)
