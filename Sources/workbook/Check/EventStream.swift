// Reads the records that Swift Testing writes, one JSON object a line (its ABI's version 0).
// The text that it prints is for people and may change; this is not and may not.

import Foundation

struct TestReport: Equatable, Sendable {
  private struct Test: Equatable, Sendable {
    var id: String
    var rule: Verdict.Rule
  }

  private var tests: [Test] = []
  /// Failures that no test owns, such as one recorded by a detached task.
  private(set) var strayFailures: [Verdict.Failure] = []
  private(set) var isComplete = false

  /// - Parameter stream: the file's contents; a last line that was cut off is passed over.
  init(_ stream: Data) {
    let decoder = JSONDecoder()
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      if let record = try? decoder.decode(Record.self, from: line) { add(record.payload) }
    }
    tests.sort { ($0.rule.file, $0.rule.line) < ($1.rule.file, $1.rule.line) }
  }

  /// What each test says, in the order of the source.
  var rules: [Verdict.Rule] { tests.map(\.rule) }

  /// The test that had begun and not ended when the records stop.
  var running: Verdict.Rule? { rules.first { $0.run == .started } }

  private mutating func add(_ payload: Record.Payload) {
    switch payload.kind {
    case "function":
      guard let id = payload.id else { return }
      tests.append(
        Test(
          id: id,
          rule: Verdict.Rule(
            name: payload.displayName ?? payload.name ?? id,
            file: Path(payload.sourceLocation?.fileID ?? "").name,
            line: payload.sourceLocation?.line ?? 0,
            run: .notStarted
          )
        )
      )
    case "testStarted":
      change(payload.testID) { $0.run = .started }
    case "testEnded":
      change(payload.testID) { $0.run = .ended }
    case "issueRecorded" where payload.issue?.isKnown != true:
      if let index = tests.firstIndex(where: { $0.id == payload.testID }) {
        tests[index].rule.failures.append(Self.failure(payload))
      } else {
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
    // The difference that Swift Testing adds says the same as the values, the wrong way round.
    let texts = (payload.messages ?? []).filter { $0.symbol != "difference" }.map(\.text)
    var expectation = texts.first ?? ""
    for noise in ["Expectation failed: ", "Issue recorded"] where expectation.hasPrefix(noise) {
      expectation.removeFirst(noise.count)
    }
    return Verdict.Failure(
      // The source of the expectation may go over several lines.
      expectation: expectation.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      comments: Array(texts.dropFirst())
    )
  }
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
  }

  struct Message: Decodable {
    var symbol: String?
    var text: String
  }

  var payload: Payload
}
