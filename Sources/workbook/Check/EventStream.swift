// Reads the records that Swift Testing writes, one JSON object a line (its ABI's version 0).
// The text that it prints is for people and may change; this is not and may not.

import Foundation

struct TestReport: Equatable, Sendable {
  struct Test: Equatable, Sendable {
    var id: String
    var name: String
    var file: String
    var line: Int
    var isStarted = false
    var isEnded = false
    var failures: [Verdict.Failure] = []
  }

  /// In the order of the source.
  private(set) var tests: [Test] = []
  /// Failures that no test owns, such as one recorded by a detached task.
  private var unowned: [Verdict.Failure] = []
  private(set) var isComplete = false

  /// - Parameter stream: the file's contents; a last line that was cut off is passed over.
  init(_ stream: Data) {
    let decoder = JSONDecoder()
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      if let record = try? decoder.decode(Record.self, from: line) { add(record.payload) }
    }
    tests.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// The test that had begun and not ended when the records stop.
  var running: Test? { tests.first { $0.isStarted && !$0.isEnded } }

  var failures: [Verdict.Failure] { tests.flatMap(\.failures) + unowned }

  private mutating func add(_ payload: Record.Payload) {
    switch payload.kind {
    case "function":
      guard let id = payload.id else { return }
      tests.append(
        Test(
          id: id,
          name: payload.displayName ?? payload.name ?? id,
          file: payload.sourceLocation?.fileID ?? "",
          line: payload.sourceLocation?.line ?? 0
        )
      )
    case "testStarted":
      change(payload.testID) { $0.isStarted = true }
    case "testEnded":
      change(payload.testID) { $0.isEnded = true }
    case "issueRecorded" where payload.issue?.isKnown != true:
      if let index = tests.firstIndex(where: { $0.id == payload.testID }) {
        tests[index].failures.append(Self.failure(payload, of: tests[index].name))
      } else {
        unowned.append(Self.failure(payload, of: "Outside of any rule"))
      }
    case "runEnded":
      isComplete = true
    default:
      break
    }
  }

  private mutating func change(_ id: String?, _ change: (inout Test) -> Void) {
    guard let index = tests.firstIndex(where: { $0.id == id }) else { return }
    change(&tests[index])
  }

  private static func failure(_ payload: Record.Payload, of rule: String) -> Verdict.Failure {
    // The difference that Swift Testing adds says the same as the values, the wrong way round.
    let texts = (payload.messages ?? []).filter { $0.symbol != "difference" }.map(\.text)
    var expectation = texts.first ?? ""
    for noise in ["Expectation failed: ", "Issue recorded"] where expectation.hasPrefix(noise) {
      expectation.removeFirst(noise.count)
    }
    return Verdict.Failure(
      rule: rule,
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
