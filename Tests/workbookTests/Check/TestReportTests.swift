import Foundation
import Testing

@testable import workbook

@Suite struct TestReportTests {
  /// Records as Swift Testing 6.3 writes them, without what is not read.
  enum Record {
    static func test(_ id: String, _ name: String? = nil, line: Int) -> String {
      let display = name.map { "\"displayName\":\"\($0)\"," } ?? ""
      return """
        {"kind":"test","payload":{\(display)"id":"\(id)","isParameterized":false,\
        "kind":"function","name":"\(id)()","sourceLocation":{"_filePath":"t.swift","column":2,\
        "fileID":"t\\/t.swift","line":\(line)}},"version":0}
        """
    }

    static let suite = """
      {"kind":"test","payload":{"id":"t.S","kind":"suite","name":"S","sourceLocation":\
      {"_filePath":"t.swift","column":13,"fileID":"t\\/t.swift","line":8}},"version":0}
      """

    static func event(_ kind: String, _ id: String? = nil) -> String {
      let test = id.map { ",\"testID\":\"\($0)\"" } ?? ""
      return """
        {"kind":"event","payload":{"instant":{"absolute":3082.8,"since1970":1795253555.1},\
        "kind":"\(kind)","messages":[{"symbol":"default","text":"…"}]\(test)},"version":0}
        """
    }

    static func issue(_ texts: [String], of id: String? = nil, isKnown: Bool = false) -> String {
      let test = id.map { ",\"testID\":\"\($0)\"" } ?? ""
      let messages = texts.map { "{\"symbol\":\"details\",\"text\":\"\($0)\"}" }
      return """
        {"kind":"event","payload":{"instant":{"absolute":3082.8,"since1970":1795253555.1},\
        "issue":{"isKnown":\(isKnown),"sourceLocation":{"_filePath":"t.swift","column":3,\
        "fileID":"t\\/t.swift","line":3}},"kind":"issueRecorded",\
        "messages":[\(messages.joined(separator: ","))]\(test)},"version":0}
        """
    }

    static func wholeTest(_ id: String, _ issues: String...) -> [String] {
      [event("testStarted", id)] + issues + [event("testEnded", id)]
    }
  }

  func report(_ records: [String]) -> TestReport {
    TestReport(Data(records.joined(separator: "\n").utf8))
  }

  let tests = [
    Record.test("down", "Down goes below zero", line: 9), Record.suite,
    Record.test("up", "Up adds one", line: 2),
  ]

  @Test("Rules come in the order of the source, under the names that people read")
  func names() {
    let report = report(tests + [Record.test("plain", line: 20)])
    #expect(report.rules.map(\.name) == ["Up adds one", "Down goes below zero", "plain()"])
    #expect(report.rules.map(\.line) == [2, 9, 20])
  }

  @Test("A failure has its rule, the expectation on one line, and what the author said")
  func failure() {
    let text = "Expectation failed: (count → 1) ==\\n     2"
    let report = report(
      tests + Record.wholeTest("up", Record.issue([text, "It adds one"], of: "up"))
        + Record.wholeTest("down") + [Record.event("runEnded")]
    )
    #expect(report.rules.map(\.name) == ["Up adds one", "Down goes below zero"])
    #expect(
      report.rules.map(\.failures) == [
        [.init(expectation: "(count → 1) == 2", comments: ["It adds one"])], [],
      ]
    )
    #expect(report.rules.map(\.holds) == [false, true])
    #expect(report.isComplete)
    #expect(report.running == nil)
  }

  @Test("An issue that only has a comment leaves the expectation empty; an error keeps its words")
  func otherIssues() {
    let report = report(
      tests + [
        Record.issue(["Issue recorded", "lost"], of: "up"),
        Record.issue(["Caught error: E()"], of: "down"), Record.issue([], of: "down"),
      ]
    )
    let failures = report.rules.flatMap(\.failures)
    #expect(failures.map(\.expectation) == ["", "Caught error: E()", ""])
    #expect(failures.map(\.comments) == [["lost"], [], []])
  }

  @Test("An issue that no test owns is a failure all the same")
  func unowned() {
    let report = report(tests + [Record.issue(["Issue recorded", "lost"])])
    #expect(report.strayFailures == [.init(expectation: "", comments: ["lost"])])
    #expect(report.rules.flatMap(\.failures).isEmpty)
  }

  @Test("A known issue is no failure")
  func known() {
    let records = Record.wholeTest("up", Record.issue(["no"], of: "up", isKnown: true))
    #expect(report(tests + records).rules.flatMap(\.failures).isEmpty)
    #expect(report(tests + records).strayFailures.isEmpty)
  }

  @Test("Where the records stop, the test that had begun is the one that was running")
  func running() {
    let records = tests + Record.wholeTest("up") + [Record.event("testStarted", "down")]
    #expect(report(records).running?.name == "Down goes below zero")
    #expect(!report(records).isComplete)
  }

  @Test("A last line that was cut off anywhere changes nothing, nor do lines of the future")
  func cutOff() {
    let known = tests + [Record.event("testStarted", "up")]
    let whole = report(known)
    let last = Record.event("testEnded", "up")
    for length in 0..<last.utf8.count {
      let data = Data((known.joined(separator: "\n") + "\n" + last).utf8)
      #expect(TestReport(data.dropLast(last.utf8.count - length)) == whole)
    }
    #expect(report(known + ["{}", "words", Record.event("valueAttached", "up")]) == whole)
    #expect(TestReport(Data()).rules.isEmpty)
  }

  // MARK: - Crashes

  @Test("A trap's message and the learner's line are found among what it printed")
  func crash() {
    let crash = CrashReport(
      in: """
        my own words
        01-First/First.swift:12: Fatal error: Index out of range

        0 [ra] [inlined] 0x1 Array.subscript.getter in program at /usr/lib/swift/Array.swift:99
        1 [ra] 0x2 remove(at:) + 9 in program at /Prüfung/a b/01-First.swift:12:7
        2 [ra] 0x3 caller() in program at /Prüfung/a b/01-First.swift:30:1
        """,
      learnersFiles: ["01-First.swift"]
    )
    #expect(crash.message == "Fatal error: Index out of range")
    #expect(crash.place == Verdict.Place(file: "01-First.swift", line: 12))
  }

  @Test("Nothing is made up where nothing is known")
  func noCrash() {
    let crash = CrashReport(in: "words\n", learnersFiles: ["01-First.swift"])
    #expect(crash.message == nil)
    #expect(crash.place == nil)
  }
}
