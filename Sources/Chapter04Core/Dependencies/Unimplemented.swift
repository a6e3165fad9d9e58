// If the functions of a client's test value do nothing, a test that calls one by mistake passes. If
// they trap, they end the other tests, too. So they report an issue and go on.
//
// Three functions serve all closures: parameter packs stand for any number of arguments, and Swift
// accepts a function that isn't `async` where an `async` one is expected. The public library spells
// out every combination.

import Diagnostics

/// A function that reports an issue when it is called, for a client's test value:
///
///     static let testValue = NumberClient(
///       random: unimplemented("NumberClient.random", placeholder: 0)
///     )
///
/// It takes any number of arguments, and can be used where an `async` function is expected. The
/// issue shows where the function was created, and the arguments of the call. Safe to call from any
/// thread.
///
/// - Parameters:
///   - description: The function's name in the issue.
///   - placeholder: What the function returns, so that the test can go on.
public func unimplemented<each Argument, Output>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Output = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Output {
  let callSite = CallSite(fileID, filePath, line, column)
  return { (argument: repeat each Argument) in
    var arguments: [String] = []
    repeat arguments.append(describe(each argument))
    reportUnimplemented(description(), arguments, at: callSite)
    return placeholder()
  }
}

/// A function that reports an issue when it is called, and throws `UnimplementedFailure`: like
/// `unimplemented(_:placeholder:)`, but for a function that can throw, and so needs no placeholder.
public func unimplemented<each Argument, Output>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Output {
  let callSite = CallSite(fileID, filePath, line, column)
  return { (argument: repeat each Argument) in
    var arguments: [String] = []
    repeat arguments.append(describe(each argument))
    reportUnimplemented(description(), arguments, at: callSite)
    throw UnimplementedFailure(description: description())
  }
}

/// A function that reports an issue when it is called, and throws an error of your own.
public func unimplemented<each Argument, Failure: Error, Output>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  throwing failure: @autoclosure @escaping @Sendable () -> Failure,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  let callSite = CallSite(fileID, filePath, line, column)
  return { (argument: repeat each Argument) throws(Failure) in
    var arguments: [String] = []
    repeat arguments.append(describe(each argument))
    reportUnimplemented(description(), arguments, at: callSite)
    throw failure()
  }
}

/// A placeholder for a value that a test didn't provide: evaluating it reports an issue.
///
///     static var testValue: Int { unimplemented("Limit", placeholder: 10) }
@_disfavoredOverload
public func unimplemented<Value>(
  _ description: @autoclosure () -> String = "",
  placeholder: @autoclosure () -> Value,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Value {
  reportUnimplemented(description(), nil, at: CallSite(fileID, filePath, line, column))
  return placeholder()
}

/// The error that a function made by `unimplemented(_:)` throws.
public struct UnimplementedFailure: Error {
  /// The name of the function.
  public let description: String

  /// The failure of the function of that name.
  public init(description: String) {
    self.description = description
  }
}

/// - Parameter arguments: The call's arguments; nil if they don't matter.
func reportUnimplemented(_ description: String, _ arguments: [String]?, at callSite: CallSite) {
  guard !DependencyValues.isReplacing else { return }
  let name = description.isEmpty ? "" : ": \(description)"
  let call = arguments.map { "\n  Called with: (\($0.joined(separator: ", ")))" } ?? ""
  callSite.report(
    """
    Unimplemented\(name)

      Defined at: \(callSite.fileID):\(callSite.line)\(call)

    This stands for a dependency that a test didn't provide. Either the test forgot it, or it is used \
    without need. To fix it, override it where the test begins.
    """
  )
}

/// A key whose test value reports, where the dependency was read, that the test provides none.
protocol UnimplementedKey: DependencyKey {
  static func unimplementedValue(readAt callSite: CallSite, _ use: UnimplementedUse) -> Value
}

extension UnimplementedKey {
  static var testValue: Value {
    let callSite = CallSite(#fileID, #filePath, #line, #column)
    return unimplementedValue(readAt: callSite, UnimplementedUse())
  }
}

/// Records whether a test has used a value that it didn't provide. Safe to use from any thread.
final class UnimplementedUse: Sendable {
  private let isUsed = Locked(false)

  /// True the first time it is read.
  var isFirst: Bool {
    isUsed.withLock { isUsed in
      defer { isUsed = true }
      return !isUsed
    }
  }
}
