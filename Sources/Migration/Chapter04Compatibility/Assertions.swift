// An assertion that fails ends the program, and with it the tests that would show so. As a
// dependency it ends an app, and fails a test that goes on.
//
// The names are from swift-dependencies 1.x.

import Chapter04Modern
import Diagnostics

extension DependencyValues {
  /// Swift's `assert`; in a test, a failure of the test.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Swift's `assertionFailure`: `assert` with a condition that is false.
  public var assertionFailure: any AssertionFailureEffect {
    AssertionFailure(assert: assert)
  }

  /// Swift's `precondition`; in a test, a failure of the test, which goes on.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }

  private enum AssertKey: DependencyKey {
    static let liveValue: any AssertionEffect = AnyAssertionEffect {
      condition,
      message,
      file,
      line in
      Swift.assert(condition(), message(), file: file, line: line)
    }
    static let testValue: any AssertionEffect = ReportedAssertion()
  }

  private enum PreconditionKey: DependencyKey {
    static let liveValue: any AssertionEffect = AnyAssertionEffect {
      condition,
      message,
      file,
      line in
      Swift.precondition(condition(), message(), file: file, line: line)
    }
    static let testValue: any AssertionEffect = ReportedAssertion()
  }
}

/// Checks that a condition is true.
public protocol AssertionEffect: Sendable {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks that the condition is true, there where this is called.
  @_disfavoredOverload
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

/// Says that a place in the program should not be reached.
public protocol AssertionFailureEffect: Sendable {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Says that the place where this is called should not be reached.
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

/// An assertion that is a closure, for a test that wants to know of it.
public struct AnyAssertionEffect: AssertionEffect {
  private let assert:
    @Sendable (() -> Bool, () -> String, _ file: StaticString, _ line: UInt) -> Void

  /// Calls the closure with each condition and its message.
  public init(
    _ assert:
      @escaping @Sendable (
        _ condition: () -> Bool,
        _ message: () -> String,
        _ file: StaticString,
        _ line: UInt
      ) -> Void
  ) {
    self.assert = assert
  }

  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    assert(condition, message, file, line)
  }
}

private struct ReportedAssertion: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    guard !condition() else { return }
    let message = message()
    let text = message.isEmpty ? "An assertion failed." : message
    reportIssue(text, fileID: file, filePath: file, line: line, column: 1)
  }
}

private struct AssertionFailure: AssertionFailureEffect {
  let assert: any AssertionEffect

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    assert(false, message(), file: file, line: line)
  }
}
