// The authors' check of what pages say about the commands: every command that a page shows works,
// every command and option is described on some page, and the JSON's fields are exactly those that
// docs/runner.md describes.

import Apps
import Foundation
import Terminal

struct DocumentVerifier<Action: Sendable>: Sendable {
  /// Texts by their path in the package.
  let pages: [String: String]
  let program: Program<Action>
  /// Whether there is an exercise of that number or name.
  let isExercise: @Sendable (String) -> Bool

  var problems: [String] {
    wrongCommands + unmentioned + wrongFields(in: "docs/runner.md") + glossary.problems
  }

  private var glossary: GlossaryVerifier {
    GlossaryVerifier(
      glossary: pages["docs/glossary.md", default: ""],
      lessons: pages.filter { $0.key.hasPrefix("Chapters/") },
      guides: pages.filter { $0.key.hasPrefix("docs/") && $0.key != "docs/glossary.md" }
    )
  }

  // MARK: - Commands

  private var wrongCommands: [String] {
    pages.keys.sorted().flatMap { page in
      pages[page, default: ""].lines.enumerated().flatMap { index, line in
        Self.commands(in: line).compactMap { words in
          problem(with: words).map { "\(page):\(index + 1): \($0)" }
        }
      }
    }
  }

  /// What follows `swift run workbook` in code, up to the code's end or a comment.
  private static func commands(in line: String) -> [[String]] {
    line.matches(of: /swift run workbook([^`#|]*)/).map { match in
      match.1.split(separator: " ").map(String.init)
    }
  }

  private func problem(with words: [String]) -> String? {
    do throws(UsageError) {
      let (command, arguments) = try program.parse(words)
      if command.name == "play" {
        _ = try Playable.named(arguments.operand, feature: arguments[.feature])
      }
      guard let operand = arguments.operand, command.operand?.contains("ID") == true,
        operand.first?.isNumber == true, !isExercise(operand)
      else { return nil }
      return "there is no exercise \(operand)."
    } catch {
      return "`swift run workbook \(words.joined(separator: " "))` is wrong: \(error.happened)"
    }
  }

  /// Commands and options that neither the README nor the runner's page names.
  private var unmentioned: [String] {
    let reference = ["README.md", "docs/runner.md"].map { pages[$0, default: ""] }.joined()
    let code = reference.matches(of: /`([^`\n]+)`|^    (.+)$/.anchorsMatchLineEndings())
      .map { String($0.1 ?? $0.2 ?? "") }
    let words = Set(code.flatMap { $0.split(separator: " ").map(String.init) })
    let options = program.commands.flatMap(program.options(of:)).map(\.name)
    return (program.commands.map(\.name) + Set(options).sorted())
      .filter { !words.contains($0) && $0 != CommandOption.help.name }
      .map { "Neither README.md nor docs/runner.md says what \($0) does." }
  }

  // MARK: - JSON

  private func wrongFields(in page: String) -> [String] {
    let section = pages[page, default: ""].lines.drop { $0 != "## JSON" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    let words = Set(
      section.joined(separator: "\n").matches(of: /`([a-z][A-Za-z]*)`/).map { String($0.1) }
    )
    let fields = Self.fields
    return fields.subtracting(words).sorted().map { "\(page) does not describe the field \($0)." }
      + words.subtracting(fields).subtracting(otherWords).sorted()
      .map { "\(page) describes a field \($0), which no command prints." }
  }

  /// What the section may name in code besides fields.
  private var otherWords: Set<String> {
    let outcomes: [Verdict.Outcome] = [.pass, .notYet, .doesNotCompile, .timedOut, .crashed]
    let severities: [Verdict.Diagnostic.Severity] = [.error, .warning, .note]
    return Set(
      outcomes.map(\.rawValue) + severities.map(\.rawValue) + program.commands.map(\.name)
    )
  }

  /// The names of all fields that the commands print, read from samples in which nothing is
  /// missing.
  private static var fields: Set<String> {
    let place = Verdict.Place(file: "", line: 1, column: 1)
    let failure = Verdict.Failure(expectation: "", comments: [""])
    let rules = Verdict(
      outcome: .crashed,
      findings: .rules([Verdict.Rule(name: "", file: "", line: 1, failures: [failure])]),
      explanation: "",
      diagnostics: [Verdict.Diagnostic(place: place, severity: .error, message: "")],
      crash: Verdict.Crash(message: "", rule: "", place: place)
    )
    let bugs = Verdict(outcome: .notYet, findings: .bugs([Verdict.Bug(name: "", isFound: true)]))
    let exercise = ExerciseJSON(
      exercise: "",
      number: "",
      chapter: "",
      title: "",
      kind: "",
      file: ""
    )
    let progress = ProgressJSON(isDone: true, isCurrent: true)
    return keys(of: ListJSON(workspace: "", exercises: [Joined(exercise, progress)]))
      .union(
        keys(
          of: CheckAllJSON(
            passed: 1,
            exercises: [rules, bugs].map { Joined(exercise, VerdictJSON($0)) }
          )
        )
      )
      .union(
        keys(of: VerifyJSON(exercises: [.init(exercise: "", number: "", problems: [])]))
      )
  }

  private static func keys(of value: some Encodable) -> Set<String> {
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
    guard let data = try? JSONEncoder().encode(value),
      let json = try? JSONSerialization.jsonObject(with: data)
    else { return [] }
    return keys(json)
  }
}
