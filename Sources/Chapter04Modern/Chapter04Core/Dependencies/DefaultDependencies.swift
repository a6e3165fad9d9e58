// A key's own values are made once and kept: `liveValue` may open a database, and two readers must
// get the same one. But if all tests shared one table, a test would see the uuids that another one
// has counted, so in a test the running test is part of the entry's key.
//
// Each entry has its own lock, held while its value is made, so that no key is asked twice. A
// single lock for all entries, as in the public library, would be held then, too, and one thread
// could wait for another that waits for it: one in a `static let` that reads a dependency, the
// other in a dependency that reads that `static let`.
//
// Under XCTest a test has no identity (see `currentTest`), so its tests share one entry. The public
// library empties its table there before each test, with an observer; this library doesn't watch
// XCTest. A thread or a detached task that belongs to no test has its own entries. Entries are kept
// as long as their values, which for those that an app starts with is as long as the app runs.

import Diagnostics
import Foundation

/// Identifies one call of `prepareDependencies`.
final class DependencyPreparation: Sendable {}

/// The values that keys gave for themselves, and those that were prepared. Safe to use from any
/// thread.
final class DefaultDependencies: Sendable {
  private struct EntryKey: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let test: TestIdentity?
  }

  /// Unchecked: it is only touched with its lock. That is recursive, and so no `Locked`: a value
  /// that is being made may read others, and these, by mistake, it.
  private final class Entry: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var value: (any Sendable)?
    /// The missing value that this one stands for, until that has been reported.
    var missing: MissingValue?
    /// Records that a test has used the value of an ``UnimplementedKey``, and was told.
    var use: UnimplementedUse?
    var preparation: DependencyPreparation?
  }

  private struct Table {
    var entries: [EntryKey: Entry] = [:]
    /// The context of an app, which stays once it was read.
    var context: DependencyContext?
  }

  private let table = Locked(Table())

  /// The value of a key, made now if it is the first time.
  ///
  /// - Parameters:
  ///   - context: Nil if it isn't overridden.
  ///   - values: Those in which a value that is made now reads others.
  func value<Key: TestDependencyKey>(
    for key: Key.Type,
    in context: DependencyContext?,
    lookup: @autoclosure () -> DependencyLookup,
    within values: DependencyValues
  ) -> Key.Value {
    let test = runningTest
    if let known = known(ObjectIdentifier(key), in: context, of: test) {
      // Its place in the table is the key's, so its type is that key's value.
      return known as! Key.Value
    }
    return value(
      for: key,
      in: context ?? defaultContext(of: test, lookup: lookup(), within: values),
      of: test,
      lookup: lookup(),
      within: values
    )
  }

  /// A value that was made before: what most readings find.
  private func known(
    _ key: ObjectIdentifier,
    in context: DependencyContext?,
    of test: TestIdentity?
  ) -> (any Sendable)? {
    let entry = table.withLock { table in
      (context ?? table.context).flatMap {
        table.entries[EntryKey(key: key, context: $0, test: test)]
      }
    }
    // What stands for a missing value has to be reported first.
    return entry?.lock.withLock { entry?.missing == nil ? entry?.value : nil }
  }

  /// Sets the value of a key, unless it was read or set before outside of this preparation.
  func prepare<Key: TestDependencyKey>(
    _ value: Key.Value,
    for key: Key.Type,
    in context: DependencyContext?,
    lookup: DependencyLookup
  ) {
    let test = runningTest
    let context =
      key == DependencyContextKey.self
      ? .inferred : context ?? defaultContext(of: test, lookup: lookup, within: ._current)
    let entry = entry(EntryKey(key: ObjectIdentifier(key), context: context, test: test))
    entry.lock.withLock {
      // One process draws many previews, each of which prepares its own; and it runs many tests, of
      // which XCTest doesn't say where one ends.
      let isShared = context == .preview || (isTesting && test == nil)
      let isNew = entry.value == nil && entry.use == nil
      guard isNew || entry.preparation === lookup.preparation || isShared else {
        lookup.reportLatePreparation()
        return
      }
      entry.value = value
      entry.missing = nil
      entry.preparation = lookup.preparation
    }
  }

  private var runningTest: TestIdentity? { isTesting ? currentTest : nil }

  /// The context is a dependency, too, which can be prepared.
  private func defaultContext(
    of test: TestIdentity?,
    lookup: @autoclosure () -> DependencyLookup,
    within values: DependencyValues
  ) -> DependencyContext {
    if let context = table.withLock({ $0.context }) { return context }
    let context = value(
      for: DependencyContextKey.self,
      in: .inferred,
      of: test,
      lookup: lookup(),
      within: values
    )
    // Each test has its own, and each preview may prepare another one.
    if DependencyContext.inferred == .live { table.withLock { $0.context = context } }
    return context
  }

  private func value<Key: TestDependencyKey>(
    for key: Key.Type,
    in context: DependencyContext,
    of test: TestIdentity?,
    lookup: @autoclosure () -> DependencyLookup,
    within values: DependencyValues
  ) -> Key.Value {
    let entry = entry(EntryKey(key: ObjectIdentifier(key), context: context, test: test))
    return entry.lock.withLock {
      if entry.value == nil {
        let lookup = lookup()
        if context == .test, let key = key as? any UnimplementedKey.Type {
          return unimplementedValue(of: key, for: entry, lookup) as! Key.Value
        }
        // A value that is made now can read other dependencies, by an `@Dependency` of its own.
        let (value, missing) = DependencyValues.$_current.withValue(values) {
          Self.make(key, in: context, lookup: lookup)
        }
        entry.value = value
        entry.missing = missing
        entry.preparation = lookup.preparation
      }
      if let missing = entry.missing {
        let lookup = lookup()
        if lookup.isUse {
          lookup.report(missing)
          // Reported once. Under XCTest, where nobody knows which test this is, at each reading.
          if !isTesting || test != nil { entry.missing = nil }
        }
      }
      // Its place in the table is the key's, so its type is that key's value.
      return entry.value as! Key.Value
    }
  }

  /// Made at each reading, since it reports where it was read.
  private func unimplementedValue<Key: UnimplementedKey>(
    of _: Key.Type,
    for entry: Entry,
    _ lookup: DependencyLookup
  ) -> Any {
    let use = entry.use ?? UnimplementedUse()
    entry.use = use
    return Key.unimplementedValue(readAt: lookup.callSite, use)
  }

  private func entry(_ key: EntryKey) -> Entry {
    table.withLock { table in
      if let entry = table.entries[key] { return entry }
      let entry = Entry()
      table.entries[key] = entry
      return entry
    }
  }

  private static func make<Key: TestDependencyKey>(
    _ key: Key.Type,
    in context: DependencyContext,
    lookup: DependencyLookup
  ) -> (value: Key.Value, missing: MissingValue?) {
    func live<Live: DependencyKey>(_: Live.Type) -> Any { Live.liveValue }

    switch context {
    case .live:
      guard let key = key as? any DependencyKey.Type else {
        return (lookup.make { Key.testValue }.value, missing: .live)
      }
      // `live` is generic over another protocol, for the same key.
      return (live(key) as! Key.Value, missing: nil)
    case .preview:
      return (Key.previewValue, missing: nil)
    case .test:
      return lookup.make { Key.testValue }
    }
  }
}
