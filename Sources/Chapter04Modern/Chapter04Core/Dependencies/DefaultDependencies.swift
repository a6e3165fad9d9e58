// A key's own value is made once and kept: `liveValue` may open a database, and two readers must
// get the same one. But if all tests shared one table, a test would see the uuids that another one
// has counted. So each test has entries of its own.
//
// Under XCTest a test has no identity (see `currentTest`), so its tests share their entries. The
// public library empties its table there before each test, with an observer; this library doesn't
// watch XCTest. A thread or a detached task that belongs to no test has entries of its own, too.

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

  /// The value of a key, made now if it is the first time.
  ///
  /// - Parameters:
  ///   - context: Nil if it isn't overridden.
  ///   - values: Those in which a value that is made now reads others.
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
    // One process draws many previews, each of which prepares its own values; and it runs many
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
