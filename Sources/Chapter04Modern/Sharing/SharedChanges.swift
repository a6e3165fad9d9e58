// A test states each change of a shared value, even of one that no state contains. So a feature's
// changes are recorded until a step has stated them.

import Diagnostics

/// The shared values that a feature under test has changed, and that no step has stated yet. Safe
/// to use from any thread.
final class SharedChanges: Sendable {
  /// The changes of the test store whose feature is running.
  static var current: SharedChanges? {
    isTesting ? DependencyValues._current[SharedChangesKey.self] : nil
  }

  /// The values before their changes, as the test last knew them.
  private let before = Locked(SharedValues())

  /// Records a change, unless an earlier change of the value is recorded.
  func note<Value>(_ reference: SharedReference<Value>, old: Value) {
    before.withLock {
      if $0.entries[ObjectIdentifier(reference)] == nil { $0[reference] = old }
    }
  }

  /// The values as the test last knew them.
  func known() -> SharedExpectation {
    SharedExpectation(before.withLock { $0 })
  }

  /// The current values.
  func now() -> SharedExpectation {
    var now = known().values
    for (id, entry) in now.entries { now.entries[id]?.value = entry.reference.anyValue }
    return SharedExpectation(now)
  }

  /// From now on, the test knows the values that `then` contains.
  func know(_ then: SharedExpectation) {
    // Compared without the lock: a value's `==` may be anyone's.
    let then = then.values.entries.mapValues { entry in
      areEqual(entry.value, entry.reference.anyValue) ?? true ? nil : entry
    }
    // The old values are released without the lock: their `deinit` may be anyone's.
    _ = before.withLock { before in
      let old = before
      for (id, entry) in then where before.entries[id] != nil { before.entries[id] = entry }
      return old
    }
  }
}

/// A dependency, because it must follow the feature's dependencies into the effects.
enum SharedChangesKey: DependencyKey {
  static let liveValue: SharedChanges? = nil
  static let testValue: SharedChanges? = nil
}
