// SwiftUI observes properties of objects. So for each field of a store that was read, there is an
// object with one property.

import Diagnostics
import Observation

/// A field of a store that was read, whatever its type.
@MainActor
package class ObservedField: Observable {
  /// True from the reading of the field to its next change.
  package var isWatched = false
  private let registrar = ObservationRegistrar()

  /// The property, for the registrar.
  private nonisolated var field: Void { () }

  /// Compares the field with its value when it was read.
  func hasChanged() -> Bool { true }

  /// Tells Observation that the field is read.
  final func access() { registrar.access(self, keyPath: \.field) }

  /// Notifies its observers.
  final func notify() { registrar.withMutation(of: self, keyPath: \.field) {} }
}

/// A field of a store that was read, and how to read it again.
package final class TypedField<Value>: ObservedField {
  private let current: @MainActor () -> Value
  /// The value when it was read.
  private var last: Value?
  private let areEqual = equality(of: Value.self)

  /// - Parameter read: Reads the field.
  package init(_ read: @escaping @MainActor () -> Value) {
    current = read
  }

  /// Reads the field for an observer.
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

  /// Values that can't be compared may have changed.
  override func hasChanged() -> Bool {
    guard let areEqual, let last else { return true }
    return !areEqual(last, current())
  }
}
