// "A dependency has no test value" doesn't help a feature that has forty of them. So an issue names
// the dependency as the feature does, and gives the line of the `@Dependency` that read it. But a
// key's `testValue` takes no argument, so a task local holds what is being looked up while the
// key's value is evaluated.

import Diagnostics

/// One read or write of a dependency, as an issue describes it.
struct DependencyLookup {
  let key: any TestDependencyKey.Type
  /// The function that uses the key: a property, or any function that uses the subscript itself.
  let function: StaticString
  let purpose: DependencyValues.Purpose
  let callSite: CallSite

  /// True if a feature uses the value, which must then be provided.
  var isUse: Bool {
    if case .use = purpose { true } else { false }
  }

  /// The call of `prepareDependencies` that this lookup belongs to, if any.
  var preparation: DependencyPreparation? {
    if case .prepare(let preparation) = purpose { preparation } else { nil }
  }

  @TaskLocal private static var answer: Answer?

  private final class Answer: Sendable {
    let key: ObjectIdentifier
    let lacksTestValue = Locked(false)

    init(_ key: Any.Type) { self.key = ObjectIdentifier(key) }
  }

  /// Evaluates the key's value, and returns what is missing if the key lacks a test value.
  func make<Value>(_ value: () -> Value) -> (value: Value, missing: MissingValue?) {
    let answer = Answer(key)
    let value = Self.$answer.withValue(answer) { value() }
    return (value, answer.lacksTestValue.withLock { $0 } ? .test : nil)
  }

  /// Called by a key that lacks a test value. That is reported when a feature uses the value, but
  /// not when code reads the value only to change it and set it again.
  static func noteMissingTestValue<Key: TestDependencyKey>(of key: Key.Type) {
    // While one key's value is evaluated, it may read another's, which isn't being looked up.
    guard let answer, answer.key == ObjectIdentifier(key) else {
      reportIssue("'\(key).testValue' was read, but '\(key)' has no test value of its own.")
      return
    }
    answer.lacksTestValue.withLock { $0 = true }
  }

  /// Reports that a feature uses a value which stands for a missing one.
  func report(_ missing: MissingValue) {
    switch missing {
    case .test:
      report(
        "has no test implementation, but was accessed from a test context.",
        """
        A test doesn't call live code by mistake, so a dependency that a feature reads in a test \
        must be given to it. Either the test forgot this one, or the feature reads it without need.

        To fix it, override it where the test begins: 'withDependencies' for the time of an \
        operation, or the 'withDependencies' argument or the 'dependencies' property of a \
        'TestStore'. To give every test the same value, add a static 'testValue' to '\(key)'.
        """
      )
    case .live:
      report(
        "has no live implementation, but was accessed from a live context.",
        """
        '\(key)' conforms to 'TestDependencyKey' alone, which has values for tests and previews. \
        Either the module that implements it isn't linked, or none does. Its test value is used.

        To fix it, conform '\(key)' to 'DependencyKey', or override the dependency with \
        'withDependencies' where the app begins.
        """
      )
    }
  }

  func reportLatePreparation() {
    report(
      "has already been accessed or prepared, so it can't be prepared any more.",
      """
      What read it before has the value from then, and would go on with another one than the rest \
      of the program. The value stays as it was.

      To fix it, call 'prepareDependencies' once, before anything else, or use 'withDependencies' \
      to change the dependency for the time of an operation.
      """
    )
  }

  private func report(_ whatHappened: String, _ advice: String) {
    func value<Key: TestDependencyKey>(of _: Key.Type) -> Any.Type { Key.Value.self }
    let value = value(of: key)
    callSite.report(
      """
      @Dependency(\(argument)) \(whatHappened)

        Location: \(callSite.fileID):\(callSite.line)
        \(key == value ? "" : "Key: \(key)\n  ")Value: \(value)

      \(advice)
      """
    )
  }

  /// The argument as you would write it in `@Dependency(…)`. A function's name ends with its
  /// arguments.
  private var argument: String {
    "\(function)".hasSuffix(")") ? "\(key).self" : "\\.\(function)"
  }
}

/// A value that a key lacks.
enum MissingValue {
  case test
  case live
}
