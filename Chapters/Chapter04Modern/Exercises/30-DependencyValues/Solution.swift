// Values for an operation
//
// Write the heart of a dependency system: where the values are (`current`), how one is looked up,
// and `withDependencies`.
// - An override takes precedence. Without one, a key has its test value in values whose `context`
//   is `.test`, and its live value in all others. A key's value may be an optional.
// - `withDependencies` changes the current values for its operation. Inside another one it changes
//   only what it mentions. Afterwards, however the operation ends, everything is as it was before.
// - A task that the operation starts keeps the operation's values, and no other task sees them.
//
// kind: write
// lesson: A value around a reducer
// optional: Under the hood

protocol DependencyKey<Value> {
  associatedtype Value: Sendable

  static var liveValue: Value { get }
  static var testValue: Value { get }
}

struct DependencyValues: Sendable {
  enum Context { case live, test }

  // answer
  // starter: static var current: DependencyValues { DependencyValues() }  // Your code here.
  @TaskLocal static var current = DependencyValues()
  // end answer

  var context = Context.live
  private var overrides: [ObjectIdentifier: any Sendable] = [:]

  subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get {
      // answer
      // starter: Key.liveValue  // Your code here.
      // What is stored under a key has its type. `as?` would take a missing override for nil.
      if let value = overrides[ObjectIdentifier(key)] { return value as! Key.Value }
      return context == .test ? Key.testValue : Key.liveValue
      // end answer
    }
    set {
      overrides[ObjectIdentifier(key)] = newValue
    }
  }
}

func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  // answer
  // starter: try operation()  // Your code here.
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
  // end answer
}
