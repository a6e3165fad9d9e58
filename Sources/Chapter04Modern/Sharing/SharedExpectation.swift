// A test states what a shared value should be: `$0.$count.withLock { $0 = 1 }`. But what it is
// given is a copy of the state, and a shared value isn't copied with it: the statement would change
// the value itself, and then nothing would be compared with anything.
//
// So while a test states, and while its statement is compared, shared values are read and changed
// in a copy beside: this one. The value itself isn't touched.

import Foundation

/// Shared values as a test expects them. Those that aren't in it are what they are.
final class SharedExpectation: @unchecked Sendable {
  /// That of the step whose closure runs.
  @TaskLocal static var current: SharedExpectation?
  /// What two states are compared in: the left one as expected, the right one as it was.
  @TaskLocal static var comparison: (left: SharedExpectation, right: SharedExpectation)?

  private let lock = NSLock()
  private var values: [ObjectIdentifier: Any]

  init(_ values: [ObjectIdentifier: Any] = [:]) {
    self.values = values
  }

  subscript<Value>(reference: SharedReference<Value>) -> Value? {
    get { lock.withLock { values[ObjectIdentifier(reference)] as? Value } }
    set { lock.withLock { values[ObjectIdentifier(reference)] = newValue } }
  }

  static func compare<Value: Equatable>(
    _ left: any SharedSource<Value>,
    _ right: any SharedSource<Value>
  ) -> Bool {
    guard isTesting, let comparison else { return left.value == right.value }
    return comparison.left.value(of: left) == comparison.right.value(of: right)
  }

  private func value<Value>(of source: any SharedSource<Value>) -> Value {
    Self.$current.withValue(self) { source.value }
  }
}

/// The shared values that a feature under test has changed and that no step has stated yet. For any
/// thread.
final class SharedChanges: @unchecked Sendable {
  /// Those of the test store in whose feature this is read.
  static var current: SharedChanges? {
    isTesting ? DependencyValues._current[SharedChangesKey.self] : nil
  }

  private struct Entry {
    /// The value as the test last knew it.
    let known: Any
    let reference: any AnySharedReference
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func note<Value>(_ reference: SharedReference<Value>, old: Value) {
    lock.withLock {
      let id = ObjectIdentifier(reference)
      if entries[id] == nil { entries[id] = Entry(known: old, reference: reference) }
    }
  }

  /// The values as the test last knew them.
  func known() -> SharedExpectation {
    SharedExpectation(lock.withLock { entries.mapValues(\.known) })
  }

  /// The values as they are now.
  func now() -> SharedExpectation {
    SharedExpectation(lock.withLock { entries.mapValues { $0.reference.anyValue } })
  }
}

/// A dependency, since it must go where the feature's dependencies go: into its effects.
enum SharedChangesKey: DependencyKey {
  static let liveValue: SharedChanges? = nil
  static let testValue: SharedChanges? = nil
}

/// A shared value of an unknown type.
protocol AnySharedReference: AnyObject, Sendable {
  var anyValue: Any { get }
}

extension SharedReference: AnySharedReference {
  var anyValue: Any { current }
}

/// How often any shared value has changed: what was read before and has changed since is found by
/// it.
enum SharedChangeCount {
  private static let count = LockIsolated(0)
  static var value: Int { count.value }
  static func increment() { count.withValue { $0 += 1 } }
}
