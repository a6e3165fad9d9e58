// SwiftUI observes properties of objects. So each field that was read through a store gets an
// object with one property.

import Diagnostics
import Observation

/// A field of any type that was read through a store.
@MainActor
package class ObservedField: Observable {
  /// True from a read of the field to its next change.
  package var isWatched = false
  private let registrar = ObservationRegistrar()

  /// The property that the registrar needs.
  private nonisolated var field: Void { () }

  /// Compares the field with its value at that read.
  func hasChanged() -> Bool { true }

  /// Registers a read with Observation.
  final func access() { registrar.access(self, keyPath: \.field) }

  /// Notifies the field's observers.
  final func notify() { registrar.withMutation(of: self, keyPath: \.field) {} }
}

/// A field that was read through a store, and the function that reads it.
package final class TypedField<Value>: ObservedField {
  private let current: @MainActor () -> Value
  /// The value at the read that began the watch.
  private var last: Value?
  /// Nil if the values can't be compared.
  private let areEqual = equality(of: Value.self)

  /// - Parameter read: Reads the field.
  package init(_ read: @escaping @MainActor () -> Value) {
    current = read
  }

  /// Reads the field, and registers the read.
  ///
  /// - Parameter watch: Called if the field isn't watched yet.
  // snippet.readField
  func read(watch: () -> Void) -> Value {
    access()
    let value = current()
    if !isWatched {
      last = value
      isWatched = true
      watch()
    }
    return value
  }
  // snippet.end

  /// A value that can't be compared counts as changed.
  override func hasChanged() -> Bool {
    guard let areEqual, let last else { return true }
    return !areEqual(last, current())
  }
}
