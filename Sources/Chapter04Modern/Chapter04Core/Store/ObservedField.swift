// What SwiftUI observes is a property of an object. Here each field of a store that was read is an
// object of its own, with one property.

import Observation

/// A field of a store that was read, whatever its type.
@MainActor
class ObservedField: Observable {
  /// True while its changes are looked for.
  var isWatched = false
  private let registrar = ObservationRegistrar()

  /// For the registrar, to which each property has a key path.
  private nonisolated var field: Void { () }

  /// Compares the field with what it was when its changes were first looked for.
  func hasChanged() -> Bool { true }

  /// Notes that the field is read, for the closure that observes, if one does.
  final func access() { registrar.access(self, keyPath: \.field) }

  /// Notifies its observers. They observe it again when they read it again.
  final func notify() { registrar.withMutation(of: self, keyPath: \.field) {} }
}

/// A field of a store that was read, and how to read it again.
final class TypedField<Value>: ObservedField {
  private let current: @MainActor () -> Value
  /// The value when its changes were first looked for.
  private var last: Value?
  private let areEqual = equality(of: Value.self)

  /// - Parameter read: Reads the field.
  init(_ read: @escaping @MainActor () -> Value) {
    current = read
  }

  /// Reads the field for an observer.
  /// - Parameter watch: Called with its value where its changes aren't looked for yet.
  // snippet.readField
  func read(watch: () -> Void) -> Value {
    access()
    let value = current()
    if !isWatched {
      keep(value)
      watch()
    }
    return value
  }
  // snippet.end

  private func keep(_ value: Value) {
    last = value
    isWatched = true
  }

  /// Values that can't be compared may have changed.
  override func hasChanged() -> Bool {
    guard let areEqual, let last else { return true }
    return !areEqual(last, current())
  }
}

/// Compares two values of a type; nil if they can't be compared.
func equality<Value>(of _: Value.Type) -> ((Value, Value) -> Bool)? {
  // Called with `Value`, once that is known to be equatable.
  func equality<E: Equatable>(_: E.Type) -> (Value, Value) -> Bool {
    { ($0 as! E) == ($1 as! E) }
  }
  return (Value.self as? any Equatable.Type).map { equality($0) }
}
