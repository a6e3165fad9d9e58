// A test states what a shared value should be: `$0.$count.withLock { $0 = 1 }`. But `$0` is a copy
// of the state, and a shared value isn't copied with it: the statement would change the value
// itself, and the value would then be compared with itself.
//
// So during a statement, and during its comparison, shared values are read and changed in a
// separate copy: this one. The values themselves don't change.

/// Shared values as a test expects them, or as they were at some moment. Safe to use from any
/// thread.
final class SharedExpectation: Sendable {
  /// The expectation of the step whose closure is running.
  @TaskLocal static var current: SharedExpectation?
  /// Two states are compared with these: the left one as expected, the right one as it was.
  @TaskLocal private static var comparison: (left: SharedExpectation, right: SharedExpectation)?

  private let contents: Locked<(values: SharedValues, isStated: Bool)>

  init(_ values: SharedValues = SharedValues()) {
    contents = Locked((values, false))
  }

  var values: SharedValues { contents.withLock { $0.values } }

  /// True once a statement has been made here, even one that changes nothing.
  var isStated: Bool { contents.withLock { $0.isStated } }

  var copy: SharedExpectation { SharedExpectation(values) }

  /// These values, and those of `other` that hadn't changed yet.
  func completed(by other: SharedExpectation) -> SharedExpectation {
    var all = values
    all.entries.merge(other.values.entries) { here, _ in here }
    return SharedExpectation(all)
  }

  subscript<Value>(reference: SharedReference<Value>) -> Value? {
    get { contents.withLock { $0.values[reference] } }
    set {
      // The old value is released without the lock: its `deinit` may be anyone's.
      _ = contents.withLock { contents in
        let old = contents.values[reference]
        contents.values[reference] = newValue
        contents.isStated = true
        return old
      }
    }
  }

  /// Runs a closure whose reads and changes of shared values use the values here.
  func here<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self, operation: body)
  }

  /// Compares two states, the left one with the values here, the right one with those of `other`.
  func compare<R>(with other: SharedExpectation, _ body: () -> R) -> R {
    Self.$comparison.withValue((self, other), operation: body)
  }

  /// Compares two shared values, each with the value of its own state.
  static func compare<Value: Equatable>(
    _ left: any SharedSource<Value>,
    _ right: any SharedSource<Value>
  ) -> Bool {
    guard isTesting, let comparison else { return left.value == right.value }
    return comparison.left.here { left.value } == comparison.right.here { right.value }
  }

  /// The values that differ between here and there, whether or not a state contains them.
  func differences(from other: SharedExpectation) -> [(here: Any, there: Any)] {
    values.differences(from: other.values)
  }
}
