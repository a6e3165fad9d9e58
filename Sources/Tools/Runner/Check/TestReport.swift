// Reads the records that Swift Testing writes, one JSON object a line (its ABI's version 0). What
// it prints for people may change; these records may not.

import Foundation

struct TestReport: Equatable, Sendable {
  private struct Test: Equatable, Sendable {
    var id: String
    var rule: Verdict.Rule
  }

  private var tests: [Test] = []
  /// Failures that no test owns, such as one recorded by a detached task.
  private(set) var strayFailures: [Verdict.Failure] = []
  /// Whether the program got as far as its tests.
  private(set) var hasBegun = false
  private(set) var isComplete = false
  /// Whether something among the records isn't one, because other code wrote there as well.
  private(set) var isDamaged = false
  /// The beginning of a record that isn't complete yet.
  private var rest: [UInt8] = []

  init() {}

  /// Adds the next part of the stream. A last line that was cut off is ignored.
  mutating func receive(_ bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let lines = (rest + bytes).split(separator: newline, omittingEmptySubsequences: false)
    for line in lines.dropLast() where !line.isEmpty { add(Data(line)) }
    rest = Array(lines.last ?? [])
    // No test's failure is that long.
    if rest.count > 8 << 20 { (rest, isDamaged) = ([], true) }
  }

  /// What each test says, in the order of the source.
  var rules: [Verdict.Rule] {
    tests.map(\.rule).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// The test that had begun and not ended when the records stop.
  var running: Verdict.Rule? { rules.first { $0.run == .started } }

  private mutating func add(_ line: Data) {
    guard let record = try? JSONDecoder().decode(Record.self, from: line) else {
      isDamaged = true
      return
    }
    guard let payload = record.payload else { return }
    switch payload.kind {
    case "function":
      guard let id = payload.id else { return }
      tests.append(
        Test(
          id: id,
          rule: Verdict.Rule(
            name: payload.displayName ?? payload.name ?? id,
            function: payload.name.map { String($0.prefix { $0 != "(" }) },
            file: Path(payload.sourceLocation?.fileID ?? "").name,
            line: payload.sourceLocation?.line ?? 0,
            run: .notStarted
          )
        )
      )
    case "runStarted":
      hasBegun = true
    case "testStarted":
      change(payload.testID) { $0.run = .started }
    case "testEnded":
      change(payload.testID) { $0.run = .ended }
    case "testSkipped":
      change(payload.testID) { $0.run = .skipped }
    case "issueRecorded" where payload.issue?.isKnown != true:
      if let index = tests.firstIndex(where: { $0.id == payload.testID }) {
        if tests[index].rule.failures.count < Verdict.Rule.mostFailures {
          tests[index].rule.failures.append(Self.failure(payload))
        } else {
          tests[index].rule.furtherFailures += 1
        }
      } else if strayFailures.count < Verdict.Rule.mostFailures {
        strayFailures.append(Self.failure(payload))
      }
    case "runEnded":
      isComplete = true
    default:
      break
    }
  }

  private mutating func change(_ id: String?, _ change: (inout Verdict.Rule) -> Void) {
    guard let index = tests.firstIndex(where: { $0.id == id }) else { return }
    change(&tests[index].rule)
  }

  private static func failure(_ payload: Record.Payload) -> Verdict.Failure {
    // The difference that Swift Testing adds repeats the values, the wrong way round. A comment
    // above the expectation in the source wasn't written for the learner.
    let texts = (payload.messages ?? []).filter { $0.symbol != "difference" }.map(\.text)
      .filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
    var expectation = texts.first ?? ""
    for noise in ["Expectation failed: ", "Issue recorded"] where expectation.hasPrefix(noise) {
      expectation.removeFirst(noise.count)
    }
    return Verdict.Failure(
      // The expectation's source may span several lines.
      expectation: withoutRepetition(withoutTypes(expectation.singleSpaced)),
      comments: Array(texts.dropFirst()),
      line: payload.issue?.sourceLocation?.line
    )
  }
}

/// An expectation whose values are printed without their modules, and cases without their types:
/// `.throttle(2)`, not `PullbackLaws.EngineAction.throttle(2)`, and `Ship(…)`, not `Ships.Ship(…)`.
private func withoutTypes(_ expectation: String) -> String {
  expectation.replacing(/\b(?:[A-Z]\w*\.){2,}(?=[a-z])/, with: ".")
    .replacing(/\b[A-Z]\w*\.(?:[A-Z]\w*\.)*(?=[A-Z]\w*[(<,>\]])/, with: "")
}

/// An expectation whose right side isn't followed by its value if the two differ only in how they
/// are written: in white space and a last comma, as a list on several lines does, in the
/// underscores of a number, and in the `Optional` around a value.
private func withoutRepetition(_ expectation: String) -> String {
  func compact(_ text: Substring) -> String {
    text.replacing("Optional(", with: "").filter { !$0.isWhitespace && !")_".contains($0) }
      .replacing(",]", with: "]")
  }
  guard expectation.hasSuffix(")"),
    let sides = expectation.ranges(of: " == (").last,
    case let right = expectation[sides.upperBound...].dropLast(),
    let arrow = right.ranges(of: " → ").first(where: {
      compact(right[..<$0.lowerBound]) == compact(right[$0.upperBound...])
    })
  else { return expectation }
  let (source, value) = (right[..<arrow.lowerBound], right[arrow.upperBound...])
  return expectation[..<sides.lowerBound] + " == " + (source.count < value.count ? source : value)
}

private struct Record: Decodable {
  struct Payload: Decodable {
    var kind: String
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: SourceLocation?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
  }

  struct SourceLocation: Decodable {
    var fileID: String?
    var line: Int
  }

  struct Issue: Decodable {
    var isKnown: Bool
    var sourceLocation: SourceLocation?
  }

  struct Message: Decodable {
    var symbol: String?
    var text: String
  }

  var payload: Payload?
}

/// Reads a report while the program that writes it runs. It is written by the one thread that reads
/// the pipe, and read when that has ended.
final class TestReportReader: @unchecked Sendable {
  private(set) var report = TestReport()

  func receive(_ bytes: [UInt8]) { report.receive(bytes) }
}
