// A feature lists its dependencies at its top, and reads each like one of its own properties. When
// it reads them matters: a naive wrapper would read during initialization, and an effect would then
// use the value from when the feature was created.
//
// This one reads at each use, from the current values; a dependency that isn't overridden there
// comes from the values that were current when the property was created. So a model created in
// `withDependencies` keeps those dependencies after the operation, and still follows its callers'
// overrides.

import Diagnostics

/// A property that reads a dependency.
///
///     struct Feature: Reducer {
///       @Dependency(\.continuousClock) var clock
///       @Dependency(NumberClient.self) var numberClient
///
/// Don't make it static: a static property is initialized on first use, by whatever code that is,
/// and would keep that code's dependencies. Safe to use from any thread.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  /// The values that were current when the property was created.
  public let _initialValues: DependencyValues
  private let source: any DependencySource<Value>
  private let callSite: CallSite

  /// A property that reads the dependency at the key path, or a part of it: `\.date.now`.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(PropertySource(keyPath: keyPath), CallSite(fileID, filePath, line, column))
  }

  /// A property that reads the dependency with this key, for a dependency without a property in
  /// `DependencyValues`.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(KeySource<Key>(), CallSite(fileID, filePath, line, column))
  }

  /// A property that reads the dependency at the key path as another type: a protocol that it
  /// conforms to, or a class that it is.
  ///
  ///     @Dependency(\.database, as: (any DatabaseReader).self) var reader
  ///
  /// Traps when it is read and the dependency isn't of that type.
  public init<Base>(
    _ keyPath: KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(CastSource(keyPath: keyPath), CallSite(fileID, filePath, line, column))
  }

  private init(_ source: any DependencySource<Value>, _ callSite: CallSite) {
    self._initialValues = ._current
    self.source = source
    self.callSite = callSite
  }

  /// The dependency's current value.
  ///
  /// - Complexity: O(n) in the number of overrides if the current and the initial values differ and
  ///   both have overrides; otherwise O(1).
  public var wrappedValue: Value {
    let current = DependencyValues._current
    var values = _initialValues._merging(current)
    values.callSite = callSite
    if _initialValues.addsNothing(to: current) { return source.value(in: values) }
    // A property of `DependencyValues` may itself read an `@Dependency`.
    return DependencyValues.$_current.withValue(values) {
      source.value(in: values)
    }
  }
}

/// Reads a dependency: by its key, or by its path.
private protocol DependencySource<Value>: Sendable {
  associatedtype Value
  func value(in values: DependencyValues) -> Value
}

private struct PropertySource<Value>: DependencySource {
  let keyPath: KeyPath<DependencyValues, Value> & Sendable

  func value(in values: DependencyValues) -> Value { values[keyPath: keyPath] }
}

private struct CastSource<Base, Value>: DependencySource {
  let keyPath: KeyPath<DependencyValues, Base> & Sendable

  func value(in values: DependencyValues) -> Value {
    let base = values[keyPath: keyPath]
    guard let value = base as? Value else {
      preconditionFailure(
        "The dependency at '\(keyPath)' is read as '\(Value.self)', but is '\(type(of: base))'."
      )
    }
    return value
  }
}

/// A key path to the subscript would do, but each initialization would create it again.
private struct KeySource<Key: TestDependencyKey>: DependencySource {
  func value(in values: DependencyValues) -> Key.Value { values[Key.self] }
}
