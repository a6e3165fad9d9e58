// A screen on a stack is found by an id: its index changes when others are removed, and its state
// may be equal to another's. The id must never be reused; otherwise what an effect of one screen
// sends would arrive at a later screen.
//
// A test must know the ids, so they come from a dependency that counts from 0 in tests.

import Diagnostics

/// Identifies an element of a ``StackState``, and never another one.
///
/// In tests you can write it as an integer: the ids count from 0.
public struct StackElementID: Hashable, Sendable {
  /// The number of ids generated before this one.
  public let generation: Int

  /// The id of that generation. For tests: an app's ids come from its stacks.
  public init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// For tests only. Elsewhere nothing says which integer stands for which element, so its use is
  /// reported as an issue, and the id matches no element.
  public init(integerLiteral value: Int) {
    guard isTesting else {
      reportIssue(
        """
        A stack element's id was written as the integer \(value) outside of a test, where nobody can \
        know which element that is. It stands for none. Get the id from the stack's "ids" instead.
        """
      )
      self.init(generation: -1)
      return
    }
    self.init(generation: value)
  }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "#\(generation)" }
  public var debugDescription: String { description }
}

/// Generates the ids of stack elements, each once.
public struct StackElementIDGenerator: Sendable {
  private let generation: LockIsolated<Int>

  /// Starts at this generation.
  init(from generation: Int = 0) {
    self.generation = LockIsolated(generation)
  }

  /// A new id.
  public func next() -> StackElementID {
    generation.withValue { generation in
      defer { generation += 1 }
      return StackElementID(generation: generation)
    }
  }

  /// The id that `next()` will return.
  public func peek() -> StackElementID {
    StackElementID(generation: generation.value)
  }

  /// A separate generator that continues from here, for a test's expectation.
  func copy() -> Self {
    Self(from: generation.value)
  }
}

extension StackElementIDGenerator: DependencyKey {
  public static var liveValue: Self { Self() }
  public static var testValue: Self { Self() }
}

extension DependencyValues {
  /// Generates the ids of stack elements.
  public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.self] }
    set { self[StackElementIDGenerator.self] = newValue }
  }
}
