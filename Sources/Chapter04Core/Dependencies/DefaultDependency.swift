// A value is created under a lock, so that each key is evaluated only once: a second thread must
// wait for the first one's `liveValue`, as Swift makes it wait for a `static let`. That is the only
// foreign code under this lock; issues are reported without it. Each value has its own lock: with a
// single lock for all, as in the public library, two threads can deadlock, one in a `static let`
// that reads a dependency, the other in a dependency that reads that `static let`.

import Diagnostics
import Foundation

/// The value of one key in one context.
// Unchecked: its properties are used only under its lock. The lock is recursive, and so not a
// `Locked`: a value that is being created may read others, which may, by mistake, read it.
final class DefaultDependency: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: (any Sendable)?
  /// The missing value to report; nil once it has been reported.
  private var missing: MissingValue?
  /// Records whether a test has used the value of an ``UnimplementedKey``.
  private var use: UnimplementedUse?
  /// The preparation that has set the value.
  private var preparation: DependencyPreparation?

  /// The value, created on first use.
  ///
  /// - Parameter values: The dependencies that a newly created value can read.
  func value<Key: TestDependencyKey>(
    for key: Key.Type,
    in context: DependencyContext,
    lookup: DependencyLookup,
    within values: DependencyValues
  ) -> Key.Value {
    let (result, unreported): (Any, MissingValue?) = lock.withLock {
      if value == nil {
        // Recreated at each read, because it reports where it was read.
        if context == .test, let key = key as? any UnimplementedKey.Type {
          return (unimplementedValue(of: key, lookup), nil)
        }
        let made = DependencyValues.$_current.withValue(values) {
          make(key, in: context, lookup: lookup)
        }
        value = made.value
        missing = made.missing
        preparation = lookup.preparation
      }
      guard lookup.isUse else { return (value!, nil) }
      // Reported once for each test. XCTest doesn't say which test this is.
      defer { if !isTesting || currentTest != nil { missing = nil } }
      return (value!, missing)
    }
    if let unreported { lookup.report(unreported) }
    // This key created it.
    return result as! Key.Value
  }

  /// Sets the value, unless it was read or set before outside of this preparation.
  ///
  /// - Parameter isShared: True if each preparation may set it again.
  func prepare(_ new: any Sendable, isShared: Bool, lookup: DependencyLookup) {
    let isLate = lock.withLock {
      let isNew = value == nil && use == nil
      guard isNew || isShared || preparation === lookup.preparation else { return true }
      value = new
      missing = nil
      preparation = lookup.preparation
      return false
    }
    if isLate { lookup.reportLatePreparation() }
  }

  private func unimplementedValue<Key: UnimplementedKey>(
    of _: Key.Type,
    _ lookup: DependencyLookup
  ) -> Any {
    let use = use ?? UnimplementedUse()
    // Code that reads the value to set a part of it doesn't use it.
    if lookup.isUse { self.use = use }
    return Key.unimplementedValue(readAt: lookup.callSite, use)
  }
}

private func make<Key: TestDependencyKey>(
  _ key: Key.Type,
  in context: DependencyContext,
  lookup: DependencyLookup
) -> (value: Key.Value, missing: MissingValue?) {
  func live<Live: DependencyKey>(_: Live.Type) -> Any { Live.liveValue }

  switch context {
  case .live:
    if let key = key as? any DependencyKey.Type {
      // Swift can't see here that the live value is of this key's `Value` type.
      return (live(key) as! Key.Value, missing: nil)
    }
    return (lookup.make { Key.testValue }.value, missing: .live)
  case .preview:
    return (Key.previewValue, missing: nil)
  case .test:
    return lookup.make { Key.testValue }
  }
}
