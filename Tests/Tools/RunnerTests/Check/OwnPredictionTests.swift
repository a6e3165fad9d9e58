import Testing

@testable import Runner

@Suite struct OwnPredictionTests {
  let fixture: Fixture
  let exercise: Exercise

  init() throws {
    fixture = try Fixture([])
    try fixture.add(
      "01-First",
      starter: "rate(0)",
      settings: ["kind: predict", "lesson: A reducer is a function", "predicts: rate, run"]
    )
    exercise = try fixture.exercise()
  }

  private func rule(_ answer: String) -> Verdict.Rule? {
    let text = exercise.source.replacingAnswers(with: [[answer]])
    return exercise.brokenRuleOfPrediction(in: [SourceFile(name: "01-First.swift", text: text)])
  }

  @Test("Numbers that were written down are the learner's own")
  func writtenDown() {
    #expect(rule("count += 1") == nil)
    #expect(rule("count += 1  // not by run(1)") == nil)
    #expect(rule("print(\"run(1)\")") == nil)
    #expect(rule("let runs = 1") == nil)
  }

  @Test("What the starter itself uses may be used as often")
  func starter() {
    #expect(rule("rate(0)") == nil)
    #expect(rule("rate(rate(0))") != nil)
  }

  @Test("A file that runs what it should predict fails, with the line")
  func runs() throws {
    let broken = try #require(rule("count = run(1)"))
    #expect(!broken.holds)
    #expect(broken.failures[0].comments[0].hasPrefix("Line 11 of your file uses `run`"))
  }

  @Test("Then the verdict is not yet, and this rule comes first; a crash stays a crash")
  func verdict() throws {
    let broken = try #require(rule("count = run(1)"))
    let other = Verdict.Rule(name: "A", file: "Tests.swift", line: 1)
    var passed = Verdict(outcome: .pass, findings: .rules([other]))
    passed.add(broken)
    #expect(passed.outcome == .notYet)
    #expect(passed.rules.map(\.name) == ["The predictions are your own", "A"])
    var crashed = Verdict(outcome: .crashed, findings: .rules([other]))
    crashed.add(broken)
    #expect(crashed == Verdict(outcome: .crashed, findings: .rules([other])))
  }

  @Test("Only an exercise of prediction names what it predicts")
  func otherKinds() throws {
    try fixture.add("01-First", settings: Fixture.defaultSettings + ["predicts: run"])
    #expect(problem { _ = try fixture.exercise() }?.message.contains("\"predicts\"") == true)
  }
}
