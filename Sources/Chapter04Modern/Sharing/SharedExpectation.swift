// A test states what a shared value should be: `$0.$count.withLock { $0 = 1 }`. But what it is
// given is a copy of the state, and a shared value isn't copied with it: the statement would change
// the value itself, and then nothing would be compared with anything.
//
// So while a test makes a statement, and while that statement is compared, shared values are read
// and changed in a separate copy: this one. The value itself isn't touched.

import Foundation

/// Shared values as a test expects them, or as they were at some moment. Values that aren't in it
/// are unchanged. Safe to use from any thread: unchecked, because what changes is behind the lock.
final class SharedExpectation: @unchecked Sendable {
  /// That of the step whose closure runs.
  @TaskLocal static var current: SharedExpectation?
  /// What two states are compared in: the left one as expected, the right one as it was.
  @TaskLocal static var comparison: (left: SharedExpectation, right: SharedExpectation)?

  typealias Entry = (reference: any AnySharedReference, value: Any)

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry]
  private var writes = 0

  /// Whether a statement has been made here, even one that changes nothing.
  var isStated: Bool { lock.withLock { writes > 0 } }

  init(_ entries: [ObjectIdentifier: Entry] = [:]) {
    self.entries = entries
  }

  var copy: SharedExpectation { SharedExpectation(all) }

  /// These values, and those of `other` for what hadn't changed yet.
  func completed(by other: SharedExpectation) -> SharedExpectation {
    SharedExpectation(all.merging(other.all) { here, _ in here })
  }
  var all: [ObjectIdentifier: Entry] { lock.withLock { entries } }

  subscript<Value>(reference: SharedReference<Value>) -> Value? {
    get { lock.withLock { entries[ObjectIdentifier(reference)]?.value as? Value } }
    set {
      lock.withLock {
        writes += 1
        entries[ObjectIdentifier(reference)] = newValue.map { (reference, $0) }
      }
    }
  }

  /// Runs a closure that reads and changes shared values here.
  func here<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self, operation: body)
  }

  /// Compares two states, the left one with the values here, the right one with those of `other`.
  func compare<R>(with other: SharedExpectation, _ body: () -> R) -> R {
    Self.$comparison.withValue((self, other), operation: body)
  }

  static func compare<Value: Equatable>(
    _ left: any SharedSource<Value>,
    _ right: any SharedSource<Value>
  ) -> Bool {
    guard isTesting, let comparison else { return left.value == right.value }
    return comparison.left.here { left.value } == comparison.right.here { right.value }
  }

  /// The values that differ between here and there, whether or not a state has them.
  func differences(from other: SharedExpectation) -> [(here: Any, there: Any)] {
    let (here, there) = (all, other.all)
    return Set(here.keys).union(there.keys).compactMap { id in
      let reference = (here[id] ?? there[id])!.reference
      let (left, right) = (here[id]?.value, there[id]?.value)
      let values = (here: left ?? reference.anyValue, there: right ?? reference.anyValue)
      return areEqual(values.here, values.there) ? nil : values
    }
  }
}

/// The shared values that a feature under test has changed and that no step has stated yet. For any
/// thread.
final class SharedChanges: @unchecked Sendable {
  /// Those of the test store in whose feature this is read.
  static var current: SharedChanges? {
    isTesting ? DependencyValues._current[SharedChangesKey.self] : nil
  }

  private let lock = NSLock()
  /// With the values as the test last knew them.
  private var entries: [ObjectIdentifier: SharedExpectation.Entry] = [:]

  /// Notes a change, unless the value has changed before.
  func note<Value>(_ reference: SharedReference<Value>, old: Value) {
    lock.withLock {
      let id = ObjectIdentifier(reference)
      if entries[id] == nil { entries[id] = (reference, old) }
    }
  }

  /// The values as the test last knew them.
  func known() -> SharedExpectation {
    SharedExpectation(lock.withLock { entries })
  }

  /// The values as they are now.
  func now() -> SharedExpectation {
    SharedExpectation(
      lock.withLock { entries.mapValues { ($0.reference, $0.reference.anyValue) } }
    )
  }

  /// From now on, the test knows the values as they were then.
  func know(_ then: SharedExpectation) {
    let then = then.all
    lock.withLock {
      for (id, entry) in then where entries[id] != nil {
        entries[id] = areEqual(entry.value, entry.reference.anyValue) ? nil : entry
      }
    }
  }
}

/// Whether two values are equal, or can't be compared.
private func areEqual(_ left: Any, _ right: Any) -> Bool {
  func isRight<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
  guard let left = left as? any Equatable else { return true }
  return isRight(left)
}

/// A dependency, since it must go where the feature's dependencies go: into its effects.
enum SharedChangesKey: DependencyKey {
  static let liveValue: SharedChanges? = nil
  static let testValue: SharedChanges? = nil
}

/// A shared value of an unknown type.
protocol AnySharedReference: AnyObject, Sendable {
  var anyValue: Any { get }
  /// How often the value has changed.
  var version: Int { get }
}

extension SharedReference: AnySharedReference {
  var anyValue: Any { current }
}
