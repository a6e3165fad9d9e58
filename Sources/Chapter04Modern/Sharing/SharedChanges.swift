// A test states each change of a shared value, even of one that no state has. So the changes that a
// feature makes are recorded until a step has stated them.

import Diagnostics

/// The shared values that a feature under test has changed and that no step has stated yet. Safe to
/// use from any thread.
final class SharedChanges: Sendable {
  /// Those of the test store in whose feature this is read.
  static var current: SharedChanges? {
    isTesting ? DependencyValues._current[SharedChangesKey.self] : nil
  }

  /// The values before the change, as the test last knew them.
  private let before = Locked(SharedValues())

  /// Records a change, unless the value has changed before.
  func note<Value>(_ reference: SharedReference<Value>, old: Value) {
    before.withLock {
      if $0.entries[ObjectIdentifier(reference)] == nil { $0[reference] = old }
    }
  }

  /// The values as the test last knew them.
  func known() -> SharedExpectation {
    SharedExpectation(before.withLock { $0 })
  }

  /// The values as they are now.
  func now() -> SharedExpectation {
    var now = known().values
    for (id, entry) in now.entries { now.entries[id]?.value = entry.reference.anyValue }
    return SharedExpectation(now)
  }

  /// From now on, the test knows the values as they were then.
  func know(_ then: SharedExpectation) {
    let then = then.values.entries
    before.withLock { before in
      for (id, entry) in then where before.entries[id] != nil {
        let isNow = areEqual(entry.value, entry.reference.anyValue) ?? true
        before.entries[id] = isNow ? nil : entry
      }
    }
  }
}

/// A dependency, since it must go where the feature's dependencies go: into its effects.
enum SharedChangesKey: DependencyKey {
  static let liveValue: SharedChanges? = nil
  static let testValue: SharedChanges? = nil
}
