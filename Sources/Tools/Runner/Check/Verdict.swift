// The verdict on one version of the learner's files. The types of its parts say what they are, so
// that nothing has to be guessed from a line number, a file's name or a sentence.

package struct Verdict: Equatable, Sendable {
  package enum Outcome: String, CaseIterable, Encodable, Sendable {
    case pass, notYet, doesNotCompile, timedOut, crashed
  }

  /// What was counted.
  package enum Findings: Equatable, Sendable {
    /// The tests that ran, in the order of their sources; for a library, in the order of its files.
    /// None if they could not be built. If the exercise is to write tests, these
    /// are the learner's, and one that fails contradicts the chapter.
    case rules([Rule])
    /// The seeded bugs that the learner's tests were run against, which all agree with the chapter.
    case bugs([Bug])
  }

  package var outcome: Outcome
  package var findings = Findings.rules([])
  /// Failures that no test owns, such as one recorded by a detached task.
  package var strayFailures: [Failure] = []
  /// The sentence about the first failure, if a known mistake gives the same; or about the first
  /// error, if a page explains it.
  package var explanation: String?
  /// The compiler's messages: errors when it does not compile, otherwise warnings.
  package var diagnostics: [Diagnostic] = []
  /// How the process ended when the outcome is `crashed` or `timedOut`.
  package var crash: Crash?
  /// What the learner's code printed, with the middle left out if it is long.
  package var printed = ""
  /// From the start of the check to its end.
  package var seconds = 0.0

  /// The rules that were tested; none when the findings are bugs.
  package var rules: [Rule] {
    if case .rules(let rules) = findings { rules } else { [] }
  }

  /// Whether tests ran and found no fault.
  var isFlawless: Bool {
    !rules.isEmpty && rules.allSatisfy(\.holds) && strayFailures.isEmpty
  }

  package struct Rule: Equatable, Sendable {
    /// How far its test came.
    enum Run: Sendable {
      case notStarted, started, ended
      /// It is disabled.
      case skipped
    }

    /// The test's name: a sentence.
    package var name: String
    /// The test's function; nil if the rule is none of the tests'.
    package var function: String?
    /// Where its test begins: in `Tests.swift`, or for a library in one of the chapter's tests.
    package var file: String
    package var line: Int
    /// For a library, how early its file of tests comes.
    var stage = 0
    var run = Run.ended
    /// One for each failure, up to `mostFailures`.
    package var failures: [Failure] = []
    /// How many more there were.
    var furtherFailures = 0

    /// So that a loop that fails without end doesn't fill the memory.
    static let mostFailures = 100

    /// Whether its test ran to the end without a failure.
    package var holds: Bool { run == .ended && failures.isEmpty }
  }

  package struct Bug: Encodable, Equatable, Sendable {
    /// What is wrong with it, in words: "a counter that stops at zero".
    package var name: String
    /// Whether the learner's tests fail on it.
    package var isFound: Bool
  }

  package struct Failure: Equatable, Sendable {
    /// The expectation with its values, such as `(state.count → 1) == 2`; empty when the test says
    /// everything in a comment.
    package var expectation: String
    /// What was tried, or the misconception, and how the values differ.
    package var comments: [String]
    /// Where the expectation is in the tests, if it is known.
    package var line: Int?
  }

  package struct Diagnostic: Equatable, Sendable {
    package enum Severity: String, Encodable, Sendable {
      case error, warning, note
    }

    /// The source it points to; nil when it points to none, as the linker's messages do.
    package var place: Place?
    package var severity: Severity
    package var message: String
    /// The source line and what the compiler drew below it.
    package var excerpt: [String] = []

    /// Whether it is about one of the learner's files.
    package var isMine: Bool { place?.isMine == true }
  }

  package struct Crash: Equatable, Sendable {
    package var message: String
    /// The test that was running.
    package var rule: String?
    /// Where in the learner's files, if that is known.
    package var place: Place?
  }

  /// A line of a source.
  package struct Place: Equatable, Sendable {
    package var file: String
    /// Whether the file is one of the learner's, not one of the exercise's tests.
    package var isMine = true
    package var line: Int
    package var column: Int?

    package init(file: String, isMine: Bool = true, line: Int, column: Int? = nil) {
      (self.file, self.isMine, self.line, self.column) = (file, isMine, line, column)
    }
  }
}

extension Verdict {
  /// The verdict on a file that isn't text. It concerns one exercise, and the others still get
  /// theirs.
  package init(onUnreadable problem: Problem) {
    self.init(
      outcome: .doesNotCompile,
      diagnostics: [Diagnostic(severity: .error, message: problem.message)]
    )
  }
}

extension Verdict {
  /// How a command ends that has checked one exercise.
  package var exitCode: ExitCode { outcome == .pass ? .pass : .notYet }
}
