// wrong: the current values answer, whichever values are read
// fails: A look-up finds its own values' overrides
// says: its own overrides

@TaskLocal static var current = DependencyValues()
// next answer
let value = DependencyValues.current.overrides[ObjectIdentifier(key)] as? Key.Value
if let value { return value }
return context == .test ? Key.testValue : Key.liveValue
// next answer
var values = DependencyValues.current
try update(&values)
return try DependencyValues.$current.withValue(values) { try operation() }
