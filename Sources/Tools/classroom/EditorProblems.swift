// What is wrong, as an editor lists it: each problem with a line in one of the learner's files. The
// tests are elsewhere, so a broken rule is listed where the learner's work begins.

import Runner

struct EditorProblem: Encodable, Equatable {
  var file: String
  var line: Int
  var column: Int
  var severity: Verdict.Diagnostic.Severity
  var message: String

  /// As compilers print it.
  var text: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}

struct ProblemsJSON: Encodable {
  var problems: [EditorProblem]
}

extension Workspace {
  func problems(_ verdict: Verdict, on submission: Submission) -> [EditorProblem] {
    let exercise = submission.exercise
    let work = submission.work
    func problem(
      _ message: [String],
      at place: Verdict.Place?,
      severity: Verdict.Diagnostic.Severity = .error
    ) -> EditorProblem {
      let mine = submission.files.first { Path($0.name).name == place?.file }
      return EditorProblem(
        file: path(mine ?? work.file, of: exercise).description,
        line: mine == nil ? work.line : place?.line ?? work.line,
        column: mine == nil ? 1 : place?.column ?? 1,
        severity: severity,
        message: message.inOneLine
      )
    }
    let diagnostics = verdict.diagnostics.filter { $0.severity != .note }.map {
      problem([$0.message], at: $0.isMine ? $0.place : nil, severity: $0.severity)
    }
    let complaints = verdict.complaints(kind: exercise.kind).map { complaint in
      let failure = complaint.failures.first
      let test = verdict.rules.first { $0.name == complaint.title }
      return problem(
        [complaint.title, failure?.expectation ?? ""] + (failure?.comments ?? []),
        at: test.map { Verdict.Place(file: $0.file, line: failure?.line ?? $0.line) }
      )
    }
    let crash = verdict.crash.map { problem([$0.rule ?? "", $0.message], at: $0.place) }
    var broken = complaints + [crash].compactMap { $0 }
    // It is about what failed first.
    if let explanation = verdict.explanation, !broken.isEmpty {
      broken[0].message = [broken[0].message, explanation].inOneLine
    }
    return diagnostics + broken
  }
}

extension [String] {
  /// Each after a colon, or after the full stop of the one before.
  fileprivate var inOneLine: String {
    reduce("") { $0 + ($0.isEmpty || $1.isEmpty ? "" : $0.hasSuffix(".") ? " " : ": ") + $1 }
      .singleSpaced
  }
}

extension Submission {
  /// Where the learner has begun to change the starter; before that, where the first hole is.
  fileprivate var work: (file: SourceFile, line: Int) {
    for file in files {
      let mine = file.withPlainLines.text.lines
      let given = exercise.starter.first { $0.name == file.name }?.text.lines ?? mine
      if let index = mine.indices.first(where: { $0 >= given.count || mine[$0] != given[$0] }) {
        return (file, index + 1)
      }
    }
    for file in files {
      if let index = file.text.lines.firstIndex(where: { $0.contains(Exercise.hole) }) {
        return (file, index + 1)
      }
    }
    return (files[0], 1)
  }
}
