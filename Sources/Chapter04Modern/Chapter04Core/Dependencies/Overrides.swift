// A store's features are made under its overrides, and run under them. Merging the two dictionaries
// at each reading would take longer than everything else. So the dictionary is in an object, by
// which two copies know that they are the same.

/// The values that override dependencies, by key.
struct Overrides: Sendable {
  private final class Storage: Sendable {
    let values: [ObjectIdentifier: any Sendable]

    init(_ values: [ObjectIdentifier: any Sendable]) { self.values = values }
  }

  /// Nil while there are none.
  private var storage: Storage?

  var isEmpty: Bool { storage == nil }

  /// True if this is the other one, or an unchanged copy of it. O(1).
  func isSame(as other: Self) -> Bool { storage === other.storage }

  subscript(key: ObjectIdentifier) -> (any Sendable)? {
    get { storage?.values[key] }
    set { change { $0[key] = newValue } }
  }

  /// Takes over those of the other one, in place of its own where both have a key. O(n).
  mutating func merge(_ other: Self) {
    guard let others = other.storage?.values else { return }
    change { $0.merge(others) { _, other in other } }
  }

  private mutating func change(_ change: (inout [ObjectIdentifier: any Sendable]) -> Void) {
    var values = storage?.values ?? [:]
    change(&values)
    storage = Storage(values)
  }
}
