// docs/reference/runner.md promises which fields editors and scripts find in the JSON.

import Foundation
import Terminal
import Testing

@testable import Runner
@testable import classroom

@Suite struct JSONTests {
  @Test("The page about the commands describes the fields that they print, and no others")
  func descriptions() throws {
    let package = Path(#filePath).folder.folder.folder.folder.folder
    let section = try (package / "docs/reference/runner.md").read().lines.drop { $0 != "## JSON" }
      .dropFirst().prefix { !$0.hasPrefix("## ") }
    let words = Set(
      section.joined(separator: "\n").matches(of: /`([a-z][A-Za-z]*)`/).map { String($0.1) }
    )
    let outcomes: [Verdict.Outcome] = [.pass, .notYet, .doesNotCompile, .timedOut, .crashed]
    let severities: [Verdict.Diagnostic.Severity] = [.error, .warning, .note]
    let others =
      outcomes.map(\.rawValue) + severities.map(\.rawValue) + workbookProgram.commands.map(\.name)
    let fields = try fields
    #expect(fields.subtracting(words) == [])
    #expect(words.subtracting(fields).subtracting(others) == [])
  }

  /// The names of all fields, read from samples in which nothing is missing.
  private var fields: Set<String> {
    get throws {
      let place = Verdict.Place(file: "", line: 1, column: 1)
      let failure = Verdict.Failure(expectation: "", comments: [""])
      let rules = Verdict(
        outcome: .crashed,
        findings: .rules([Verdict.Rule(name: "", file: "", line: 1, failures: [failure])]),
        explanation: "",
        diagnostics: [Verdict.Diagnostic(place: place, severity: .error, message: "")],
        crash: Verdict.Crash(message: "", rule: "", place: place)
      )
      let bugs = Verdict(outcome: .notYet, findings: .bugs([.init(name: "", isFound: true)]))
      let (workspace, progress, _) = try Fixture().open()
      let exercise = workspace.catalog.exercises[0]
      let checked = [rules, bugs].map {
        Joined(ExerciseJSON(exercise, in: workspace), VerdictJSON($0))
      }
      let problem = EditorProblem(file: "", line: 1, column: 1, severity: .error, message: "")
      return try keys(of: ListJSON(workspace, progress, current: exercise))
        .union(keys(of: CheckAllJSON(passed: 1, exercises: checked)))
        .union(keys(of: ProblemsJSON(problems: [problem])))
    }
  }

  private func keys(of value: some Encodable) throws -> Set<String> {
    func keys(_ json: Any) -> Set<String> {
      switch json {
      case let object as [String: Any]:
        object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys($1)) }
      case let array as [Any]:
        array.reduce(into: []) { $0.formUnion(keys($1)) }
      default:
        []
      }
    }
    return keys(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)))
  }
}
