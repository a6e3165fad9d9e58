// What a feature needs of the world is a value of the task: registered once, read where it is used,
// and overridden for an operation and all that it begins.

/// Something that a feature needs, with a value for an app and one for a test.
public protocol DependencyKey<Value> {
  associatedtype Value: Sendable

  static var liveValue: Value { get }
  static var testValue: Value { get }
}

/// All dependencies at one moment.
public struct DependencyValues: Sendable {
  public enum Context: Sendable { case live, test }

  @TaskLocal static var current = DependencyValues()

  public var context = Context.live
  private var overrides: [ObjectIdentifier: any Sendable] = [:]

  /// The override, or else the key's value for the context.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get {
      // What is stored under a key has its type. `as?` would take a missing override for nil.
      if let value = overrides[ObjectIdentifier(key)] { return value as! Key.Value }
      return context == .test ? Key.testValue : Key.liveValue
    }
    set {
      overrides[ObjectIdentifier(key)] = newValue
    }
  }
}

/// Changes dependencies for an operation, and for all tasks that it starts. Nested in another call,
/// it changes only what it mentions. When the operation has ended, even by throwing, everything is
/// as it was before.
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Reads a dependency of a feature: `@Dependency(FactClient.self) var client`. It is looked up
/// whenever it is read.
@propertyWrapper
public struct Dependency<Key: DependencyKey>: Sendable {
  public init(_ key: Key.Type) {}

  public var wrappedValue: Key.Value { DependencyValues.current[Key.self] }
}
