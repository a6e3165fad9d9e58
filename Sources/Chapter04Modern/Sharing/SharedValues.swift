// A shared value isn't copied with the state that contains it. So to compare two states, a test
// also needs the shared values at both moments.

import Diagnostics

/// Shared values at one moment. A value that is missing here hasn't changed since.
struct SharedValues {
  typealias Entry = (reference: any AnySharedReference, value: Any)
  var entries: [ObjectIdentifier: Entry] = [:]

  subscript<Value>(reference: SharedReference<Value>) -> Value? {
    // Casting `entries[…]?.value` would find a nil where nothing is stored, if `Value` is an
    // optional.
    get { entries[ObjectIdentifier(reference)].flatMap { $0.value as? Value } }
    set { entries[ObjectIdentifier(reference)] = newValue.map { (reference, $0) } }
  }

  /// The values that differ between here and there, whether or not a state contains them.
  func differences(from other: SharedValues) -> [(here: Any, there: Any)] {
    entries.merging(other.entries) { here, _ in here }.compactMap { id, entry in
      let now = entry.reference.anyValue
      let (here, there) = (entries[id]?.value ?? now, other.entries[id]?.value ?? now)
      return areEqual(here, there) ?? true ? nil : (here, there)
    }
  }
}

/// A shared value of an unknown type.
protocol AnySharedReference: Versioned {
  var anyValue: Any { get }
}

extension SharedReference: AnySharedReference {
  var anyValue: Any { current }
}
