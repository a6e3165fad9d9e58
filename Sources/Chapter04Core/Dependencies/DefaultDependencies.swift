// A key's default value is created once: `liveValue` may open a database, and all readers must get
// the same one. But if all tests shared one table, a test's uuids would depend on how many another
// test had made. So each test has its own entries.
//
// Under XCTest a test has no identity (see `currentTest`), so its tests share their entries. The
// public library observes XCTest and empties its table before each test; this library doesn't. A
// thread or a detached task that belongs to no test has its own entries, too.

import Diagnostics

/// Identifies one call of `prepareDependencies`.
final class DependencyPreparation: Sendable {}

/// The values of keys that aren't overridden. Safe to use from any thread.
final class DefaultDependencies: Sendable {
  private struct Place: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let test: TestIdentity?
  }

  private let all = Locked<[Place: DefaultDependency]>([:])

  /// The value of a key, created on first use.
  ///
  /// - Parameters:
  ///   - context: Nil if it isn't overridden.
  ///   - values: The dependencies that a newly created value can read.
  func value<Key: TestDependencyKey>(
    for key: Key.Type,
    in context: DependencyContext?,
    lookup: DependencyLookup,
    within values: DependencyValues
  ) -> Key.Value {
    let context = context ?? defaultContext(lookup: lookup, within: values)
    return dependency(of: key, in: context)
      .value(for: key, in: context, lookup: lookup, within: values)
  }

  /// Sets the value of a key, unless it was read or set before outside of this preparation.
  func prepare<Key: TestDependencyKey>(
    _ value: Key.Value,
    for key: Key.Type,
    in context: DependencyContext?,
    lookup: DependencyLookup
  ) {
    let context =
      key == DependencyContextKey.self
      ? .inferred : context ?? defaultContext(lookup: lookup, within: ._current)
    // One process renders many previews, each of which prepares its own values, and runs many
    // tests, which XCTest doesn't tell apart.
    let isShared = context == .preview || isTesting && currentTest == nil
    dependency(of: key, in: context).prepare(value, isShared: isShared, lookup: lookup)
  }

  /// The context is a dependency itself, which can be prepared.
  private func defaultContext(
    lookup: DependencyLookup,
    within values: DependencyValues
  ) -> DependencyContext {
    dependency(of: DependencyContextKey.self, in: .inferred)
      .value(for: DependencyContextKey.self, in: .inferred, lookup: lookup, within: values)
  }

  private func dependency(
    of key: any TestDependencyKey.Type,
    in context: DependencyContext
  ) -> DefaultDependency {
    let test = isTesting ? currentTest : nil
    let place = Place(key: ObjectIdentifier(key), context: context, test: test)
    return all.withLock { all in
      if let known = all[place] { return known }
      let new = DefaultDependency()
      all[place] = new
      return new
    }
  }
}
