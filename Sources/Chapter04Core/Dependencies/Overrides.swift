// A store's features are created and run with the same overrides. Merging two equal dictionaries at
// each read would take longer than everything else. So the dictionary is in an object, whose
// identity shows that two copies are the same.

/// The values that override dependencies, by key.
struct Overrides: Sendable {
  private final class Storage: Sendable {
    let values: [ObjectIdentifier: any Sendable]

    init(_ values: [ObjectIdentifier: any Sendable]) { self.values = values }
  }

  /// Nil while there are none.
  private var storage: Storage?

  var isEmpty: Bool { storage == nil }

  /// True if this is `other`, or an unchanged copy of it. O(1).
  func isSame(as other: Self) -> Bool { storage === other.storage }

  subscript(key: ObjectIdentifier) -> (any Sendable)? {
    get { storage?.values[key] }
    set { change { $0[key] = newValue } }
  }

  /// Adds the overrides of `other`, which take precedence where both have a key. O(n).
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
