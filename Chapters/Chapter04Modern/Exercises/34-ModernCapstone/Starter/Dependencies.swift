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

  // answer 1 of DependencyValues
  static var current: DependencyValues { DependencyValues() }  // Your code here.
  // end answer

  public var context = Context.live
  private var overrides: [ObjectIdentifier: any Sendable] = [:]

  /// The override, or else the key's value for the context.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get {
      // answer 2 of DependencyValues
      Key.liveValue  // Your code here.
      // end answer
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
  // answer 3 of DependencyValues
  try operation()  // Your code here.
  // end answer
}

/// Reads a dependency of a feature: `@Dependency(FactClient.self) var client`. It is looked up
/// whenever it is read.
@propertyWrapper
public struct Dependency<Key: DependencyKey>: Sendable {
  public init(_ key: Key.Type) {}

  public var wrappedValue: Key.Value { DependencyValues.current[Key.self] }
}
