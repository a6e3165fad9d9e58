// What `check-all` prints: a line for each exercise, or a report, in Markdown for people or in
// JUnit's XML for machines.

import Runner
import Terminal

/// How an exercise of one learner was judged.
struct CheckedExercise: Sendable {
  /// The name of the learner's folder; nil where there is one workspace.
  var learner: String?
  var exercise: Exercise
  /// Nil if the file is gone.
  var verdict: Verdict?

  var passes: Bool { verdict?.outcome == .pass }
  var word: String { verdict?.outcome.word ?? "MISSING" }

  /// What is wrong first, in a few words; nil if nothing is.
  var reason: String? {
    guard let verdict, !passes else { return nil }
    let error = verdict.diagnostics.first { $0.severity == .error }?.message
    return verdict.complaints(kind: exercise.kind).first?.title ?? verdict.crash?.rule ?? error
      ?? verdict.crash?.message
  }
}

extension Page {
  mutating func add(line checked: CheckedExercise) {
    let reason = checked.reason.map { ": \($0)" } ?? ""
    let style = style
    add(
      "\(checked.word.padded(to: 17)) \(checked.exercise.heading)\(reason)",
      hanging: String(repeating: " ", count: 18)
    ) { checked.passes ? style.green($0) : $0 }
  }
}

enum ReportFormat: String, CaseIterable {
  case markdown, junit
}

extension [CheckedExercise] {
  func report(_ format: ReportFormat) -> String {
    switch format {
    case .markdown: contains { $0.learner != nil } ? classMarkdown : markdown
    case .junit: junit
    }
  }

  private var markdown: String {
    let rows = map { "| \($0.exercise.heading) | \($0.word) | \(($0.reason ?? "").inCell) |\n" }
    return """
      \(count(where: \.passes)) of \(count) pass.

      | exercise | verdict | first of what is wrong |
      |---|---|---|
      \(rows.joined())
      """
  }

  /// First where the class is stuck, then how far each learner is.
  private var classMarkdown: String {
    let exercises = Dictionary(grouping: self, by: \.exercise.id).values
      .sorted {
        ($0[0].exercise.chapter.number, $0[0].exercise.number) < (
          $1[0].exercise.chapter.number, $1[0].exercise.number
        )
      }
      .map { checked in
        let reasons = Dictionary(grouping: checked.compactMap(\.reason)) { $0 }
          .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let most = reasons.first.map { "\($0.key.inCell) (\($0.value.count))" } ?? ""
        return "| \(checked[0].exercise.heading) | \(checked.count) | "
          + "\(checked.count(where: \.passes)) | \(most) |\n"
      }
    let learners = Dictionary(grouping: self) { $0.learner ?? "" }.sorted { $0.key < $1.key }
      .map { name, checked in
        let open = checked.filter { !$0.passes }.map(\.exercise.label).joined(separator: ", ")
        return "| \(name.inCell) | \(checked.count(where: \.passes)) | \(open) |\n"
      }
    return """
      | exercise | begun | passed | what is wrong most often |
      |---|---|---|---|
      \(exercises.joined())
      | learner | passed | begun, and not passed |
      |---|---|---|
      \(learners.joined())
      """
  }

  private var junit: String {
    let suites = Dictionary(grouping: self) { $0.learner ?? "workbook" }.sorted { $0.key < $1.key }
      .map { name, checked in
        let cases = checked.map { item in
          let name = "\(item.exercise.chapter.name).\(item.exercise.name)"
          let time = (item.verdict?.seconds ?? 0).formatted(2)
          let failure =
            item.passes
            ? "" : "<failure message=\"\((item.reason ?? "").inXML)\">\(item.word)</failure>"
          return "    <testcase classname=\"\(name)\" name=\"\(item.exercise.heading.inXML)\" "
            + "time=\"\(time)\">\(failure)</testcase>\n"
        }
        return """
            <testsuite name="\(name.inXML)" tests="\(checked.count)" \
          failures="\(checked.count { !$0.passes })">
          \(cases.joined())  </testsuite>

          """
      }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \(suites.joined())</testsuites>

      """
  }
}

extension String {
  /// The text in a cell of a Markdown table.
  fileprivate var inCell: String {
    singleSpaced.replacing(/[\\|<>&*_`\[\]]/) { "\\" + $0.0 }
  }

  fileprivate var inXML: String {
    String(filter { $0 == "\t" || $0.asciiValue.map { $0 >= 0x20 } ?? true })
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
