// What the learner is told about one version of their file.

struct Verdict: Equatable, Encodable, Sendable {
  enum Outcome: String, Encodable, Sendable {
    case pass, notYet, doesNotCompile, timedOut, crashed
  }

  var outcome: Outcome
  /// What the tests demand, in their order; empty where they could not be built.
  var rules: [Rule] = []
  /// What went wrong, in the order of the rules; one rule can fail in several places.
  var failures: [Failure] = []
  /// What the compiler said: errors where it does not compile, warnings else.
  var diagnostics: [Diagnostic] = []
  /// How the process ended, where the outcome is `crashed` or `timedOut`.
  var crash: Crash?
  /// What the learner's code printed, its middle left out where it is long.
  var printed = ""
  /// From the start of the check to its end.
  var seconds = 0.0

  private enum CodingKeys: String, CodingKey {
    case outcome = "verdict"
    case rules, failures, diagnostics, crash, printed, seconds
  }

  var rulesHeld: Int { rules.count { $0.holds } }

  struct Rule: Equatable, Encodable, Sendable {
    /// The test's name: a sentence.
    var name: String
    /// Whether its test ran to the end without a failure.
    var holds: Bool
    /// Where its test begins: in `Tests.swift`, or for a library in one of the chapter's tests.
    var file: String
    var line: Int
  }

  struct Failure: Equatable, Encodable, Sendable {
    /// The rule's name.
    var rule: String
    /// The expectation with its values, such as `(state.count → 1) == 2`; empty where the test says
    /// it all in a comment.
    var expectation: String
    /// The misconception it catches, and how the values differ.
    var comments: [String]
  }

  struct Diagnostic: Equatable, Encodable, Sendable {
    enum Severity: String, Encodable, Sendable {
      case error, warning, note
    }

    /// The learner's file that it is in; nil where it is in the exercise's tests, or nowhere.
    var file: String?
    var line: Int
    var column: Int
    var severity: Severity
    var message: String
    /// The source line and what the compiler drew below it.
    var excerpt: [String]
  }

  struct Crash: Equatable, Encodable, Sendable {
    var message: String
    /// The test that was running.
    var rule: String?
    /// Where in the learner's files, when that is known.
    var file: String?
    var line: Int?
  }
}
