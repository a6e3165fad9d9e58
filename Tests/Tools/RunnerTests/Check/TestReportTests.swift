import Foundation
import Testing

@testable import Runner

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
    report(records.map { $0 + "\n" }.joined())
  }

  /// - Parameter part: how many bytes come at a time.
  func report(_ text: String, part: Int = .max) -> TestReport {
    var report = TestReport()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      report.receive(Array(rest.prefix(part)))
      rest = rest.dropFirst(part)
    }
    return report
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

  @Test("A failure has its rule and line, the expectation on one line, and what the author said")
  func failure() {
    let text = "Expectation failed: (count → 1) ==\\n     2"
    let report = report(
      tests + Record.wholeTest("up", Record.issue([text, "It adds one"], of: "up"))
        + Record.wholeTest("down") + [Record.event("runEnded")]
    )
    #expect(report.rules.map(\.name) == ["Up adds one", "Down goes below zero"])
    #expect(
      report.rules.map(\.failures) == [
        [.init(expectation: "(count → 1) == 2", comments: ["It adds one"], line: 3)], [],
      ]
    )
    #expect(report.rules.map(\.holds) == [false, true])
    #expect(report.isComplete)
    #expect(report.running == nil)
  }

  @Test(
    "A value is shown without its module, and a case without its type",
    arguments: [
      (
        "(set → [Ships.Action.engine(Ships.Engine.stop), Ships.Action.horn]) == [.horn]",
        "(set → [.engine(.stop), .horn]) == [.horn]"
      ),
      (
        "(state → Timer.Counter(interval: Timer.Counter.Interval.one)) == expected",
        "(state → Counter(interval: .one)) == expected"
      ),
      ("(store → Ships.Store<Swift.Int, Swift.Int>) == nil", "(store → Store<Int, Int>) == nil"),
      ("(ship.crew.count → 1) == Ship.most", "(ship.crew.count → 1) == Ship.most"),
    ]
  )
  func withoutTypes(text: String, shown: String) {
    let report = report(tests + Record.wholeTest("up", Record.issue([text], of: "up")))
    #expect(report.rules[0].failures.map(\.expectation) == [shown])
  }

  @Test(
    "A list that stands on several lines of a test is shown once; what has another value, with it",
    arguments: [
      ("(log → [1]) == ([\\n 1,\\n 2,\\n] → [1, 2])", "(log → [1]) == [1, 2]"),
      ("(log → [1]) == (expected → [1, 2])", "(log → [1]) == (expected → [1, 2])"),
      ("(log → [1, ]) == [1]", "(log → [1, ]) == [1]"),
      ("(got → [nil]) == ([.horn] → [Optional(.horn)])", "(got → [nil]) == [.horn]"),
      ("(sum → 1) == (1_000 → 1000)", "(sum → 1) == 1000"),
    ]
  )
  func repeatedLists(text: String, shown: String) {
    let report = report(tests + Record.wholeTest("up", Record.issue([text], of: "up")))
    #expect(report.rules[0].failures.map(\.expectation) == [shown])
  }

  @Test("An issue with only a comment leaves the expectation empty, and an error keeps its words")
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

  @Test("An issue that belongs to no test is still a failure")
  func unowned() {
    let report = report(tests + [Record.issue(["Issue recorded", "lost"])])
    #expect(report.strayFailures == [.init(expectation: "", comments: ["lost"], line: 3)])
    #expect(report.rules.flatMap(\.failures).isEmpty)
  }

  @Test("A known issue isn't a failure")
  func known() {
    let records = Record.wholeTest("up", Record.issue(["no"], of: "up", isKnown: true))
    #expect(report(tests + records).rules.flatMap(\.failures).isEmpty)
    #expect(report(tests + records).strayFailures.isEmpty)
  }

  @Test("If the records stop, the test that had begun is the one that was running")
  func running() {
    let records = tests + Record.wholeTest("up") + [Record.event("testStarted", "down")]
    #expect(report(records).running?.name == "Down goes below zero")
    #expect(!report(records).isComplete)
  }

  @Test("A last line that was cut off changes nothing, and neither do records of a future version")
  func cutOff() {
    let known = tests + [Record.event("testStarted", "up")]
    let whole = report(known)
    let last = Record.event("testEnded", "up")
    let text = known.map { $0 + "\n" }.joined()
    for length in 0..<last.utf8.count {
      let cut = report(text + String(decoding: last.utf8.prefix(length), as: UTF8.self))
      #expect(cut.rules == whole.rules)
      #expect(!cut.isDamaged)
    }
    #expect(report(known + ["{}", Record.event("valueAttached", "up")]) == whole)
    #expect(TestReport().rules.isEmpty)
  }

  @Test("Records may arrive in parts of any size", arguments: [1, 2, 7, 64, 4096])
  func parts(size: Int) {
    let text = (tests + Record.wholeTest("up", Record.issue(["ä"], of: "up"))).map { $0 + "\n" }
    #expect(report(text.joined(), part: size) == report(text.joined()))
  }

  @Test(
    "A line that isn't a record means that other code wrote there as well",
    arguments: ["words", "{"]
  )
  func damaged(line: String) {
    #expect(report(tests + [line]).isDamaged)
    #expect(!report(tests).isDamaged)
  }

  @Test("A test that is disabled neither holds nor fails")
  func skipped() {
    let rules = report(tests + [Record.event("testSkipped", "up")]).rules
    #expect(rules.map(\.run) == [.skipped, .notStarted])
    #expect(rules.map(\.holds) == [false, false])
  }

  @Test("A test that fails without end doesn't fill the memory, and its failures are counted")
  func endlessFailures() {
    let issue = Record.issue(["no"], of: "up")
    let most = Verdict.Rule.mostFailures
    let rule = report(tests + Array(repeating: issue, count: most + 7)).rules[0]
    #expect(rule.failures.count == most)
    #expect(rule.furtherFailures == 7)
    let stray = Array(repeating: Record.issue(["no"]), count: most + 7)
    #expect(report(tests + stray).strayFailures.count == most)
  }

  @Test("A comment in a test's source isn't a message to the learner")
  func sourceComments() {
    let texts = [
      "Expectation failed: a == b", "// Why this is tested.", "/* So. */", "Said to you.",
    ]
    let report = report(tests + Record.wholeTest("up", Record.issue(texts, of: "up")))
    #expect(report.rules[0].failures[0].comments == ["Said to you."])
  }
}
