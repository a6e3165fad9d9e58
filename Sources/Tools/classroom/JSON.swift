// What editors and scripts read. The fields are documented in docs/reference/runner.md; later
// versions may add fields, but don't change what a field means.

import Runner

/// Two values as one JSON object.
struct Joined<First: Encodable, Second: Encodable>: Encodable {
  var first: First
  var second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func encode(to encoder: any Encoder) throws {
    try first.encode(to: encoder)
    try second.encode(to: encoder)
  }
}

struct ExerciseJSON: Encodable {
  var exercise: String
  var number: String
  var chapter: String
  var title: String
  var kind: String
  var file: String

  init(_ exercise: Exercise, in workspace: Workspace) {
    self.exercise = exercise.name
    number = exercise.label
    chapter = exercise.chapter.name
    title = exercise.title
    kind = exercise.kind.rawValue
    file = workspace.file(exercise).description
  }
}

struct ProgressJSON: Encodable {
  var isDone: Bool
  var isCurrent: Bool
}

struct ListJSON: Encodable {
  var workspace: String
  var exercises: [Joined<ExerciseJSON, ProgressJSON>]
  /// The learner's own features.
  var own: [Joined<ExerciseJSON, ProgressJSON>]

  init(_ workspace: Workspace, _ progress: LearnerProgress, current: Exercise) {
    self.workspace = workspace.folder.description
    func entry(_ exercise: Exercise) -> Joined<ExerciseJSON, ProgressJSON> {
      Joined(
        ExerciseJSON(exercise, in: workspace),
        ProgressJSON(
          isDone: progress.done.contains(exercise.id),
          isCurrent: exercise == current
        )
      )
    }
    exercises = workspace.catalog.exercises.map(entry)
    own = workspace.catalog.own.map(entry)
  }
}

struct CheckAllJSON: Encodable {
  var passed: Int
  var exercises: [Joined<ExerciseJSON, VerdictJSON>]
}

struct VerdictJSON: Encodable {
  var verdict: Verdict.Outcome
  var seconds: Double
  var rules: [Rule]
  var bugs: [Verdict.Bug]?
  var failures: [Failure]
  var explanation: String?
  var diagnostics: [Diagnostic]
  var crash: Crash?
  var printed: String

  struct Rule: Encodable {
    var name: String
    var holds: Bool
    var file: String
    var line: Int
  }

  struct Failure: Encodable {
    var rule: String?
    var expectation: String
    var comments: [String]
  }

  struct Diagnostic: Encodable {
    var isInLearnersFile: Bool
    var file: String?
    var line: Int?
    var column: Int?
    var severity: Verdict.Diagnostic.Severity
    var message: String
    var excerpt: [String]
  }

  struct Crash: Encodable {
    var message: String
    var rule: String?
    var file: String?
    var line: Int?
  }

  init(_ verdict: Verdict) {
    self.verdict = verdict.outcome
    seconds = verdict.seconds
    rules = verdict.rules.map {
      Rule(name: $0.name, holds: $0.holds, file: $0.file, line: $0.line)
    }
    if case .bugs(let found) = verdict.findings { bugs = found }
    func failures(_ failures: [Verdict.Failure], of rule: String?) -> [Failure] {
      failures.map { Failure(rule: rule, expectation: $0.expectation, comments: $0.comments) }
    }
    self.failures =
      verdict.rules.flatMap { failures($0.failures, of: $0.name) }
      + failures(verdict.strayFailures, of: nil)
    explanation = verdict.explanation
    diagnostics = verdict.diagnostics.map {
      Diagnostic(
        isInLearnersFile: $0.isMine,
        file: $0.place?.file,
        line: $0.place?.line,
        column: $0.place?.column,
        severity: $0.severity,
        message: $0.message,
        excerpt: $0.excerpt
      )
    }
    crash = verdict.crash.map {
      Crash(message: $0.message, rule: $0.rule, file: $0.place?.file, line: $0.place?.line)
    }
    printed = verdict.printed
  }
}
