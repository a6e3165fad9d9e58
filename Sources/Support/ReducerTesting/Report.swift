// The outcome of a run, as a value, because the library links no test framework.

import Diagnostics

/// The outcome of a run. In a test it takes one line, with the report as the failure's comment:
///
/// ```swift
/// #expect(report.failure == nil, "\(report)")
/// ```
///
/// This prints `Expectation failed: (report.failure → 3 actions) == nil`, and the report below; in
/// the event stream the report alone is the comment. With `#expect(report.passed,
/// "\(report)")` the report is printed twice, because the macro also shows what is before the dot.
public struct Report: Equatable, Sendable {
  enum Kind { case scripts, inputs }

  let kind: Kind
  /// How many scripts or inputs were tried, the failing one included.
  public internal(set) var count = 0
  /// How many actions were sent for them.
  public internal(set) var actions = 0
  /// What is wrong. Nil if something was tried and no fault was found.
  public internal(set) var failure: Failure?

  init(kind: Kind) {
    self.kind = kind
  }

  /// Whether something was tried and no fault was found.
  public var passed: Bool { failure == nil }

  /// The first report that fails, or else one that counts what all of them tried.
  static func firstFailing<Subject>(
    of subjects: [Subject],
    report: (Subject) -> Report
  ) -> Report {
    var sum = Report(kind: .scripts)
    for subject in subjects {
      let report = report(subject)
      sum.count += report.count
      sum.actions += report.actions
      sum.failure = report.failure
      if sum.failure != nil { break }
    }
    return sum
  }
}

/// What is wrong, and the shortest script that shows it.
public struct Failure: Equatable, Sendable {
  /// One sentence: the law that was broken, or that the subject differs from its reference.
  public let title: String
  /// What the subject did in the shortest script; nil if nothing was tried.
  public let trace: Trace?
  /// Where, after the last step, the actual value is not the expected one.
  public let mismatches: [Mismatch]
  /// Whether the script failed again when it was run again. If not, the result depends on something
  /// besides the actions.
  public let repeats: Bool

  init(_ finding: Finding, trace: Trace, repeats: Bool) {
    title = finding.law.map { "Law broken: \($0)." } ?? "The subject differs from the reference."
    mismatches = finding.mismatches
    self.trace = trace
    self.repeats = repeats
  }

  /// A test that tried nothing must not pass.
  static let nothingTried = Failure()

  private init() {
    title = "Nothing was tried: there was no action."
    trace = nil
    mismatches = []
    repeats = true
  }
}

/// One place where a value is not what it should be.
public struct Mismatch: Equatable, Sendable {
  /// Where, as in `Change.path`.
  public let path: String
  /// What should be there, nil for nothing.
  public let expected: String?
  /// What is there, nil for nothing.
  public let actual: String?

  init(path: String, expected: Any, actual: Any) {
    self.path = path
    self.expected = describe(expected)
    self.actual = describe(actual)
  }

  private init(_ change: Change, of name: String) {
    self.path = change.path.isEmpty ? name : change.path
    self.expected = change.old
    self.actual = change.new
  }

  /// The places where `actual` differs; `name` stands for the value as a whole. Where reflection
  /// shows no difference, the one place is the whole.
  static func list(expected: Any, actual: Any, of name: String) -> [Mismatch] {
    let changes = Change.changes(from: expected, to: actual, wholeUpTo: 30)
    if changes.isEmpty { return [Mismatch(path: name, expected: expected, actual: actual)] }
    return changes.map { Mismatch($0, of: name) }
  }
}
