import Testing

@testable import Runner

@Suite struct OwnWorkTests {
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
    let text = exercise.source.solution.replacing("count += 1", with: answer)
    return exercise.brokenRuleOfOwnWork(in: [SourceFile(name: "01-First.swift", text: text)])
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

  @Test("A name that the learner declares is their own, unless it is called")
  func ownName() {
    #expect(rule("let counts = [[1]].map { run in run.count }") == nil)
    #expect(rule("for run in [1, 2] { count += run }") == nil)
    #expect(rule("let counts = [run(1)].map { run in run }") != nil)
    #expect(rule("let f = run") != nil)
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

  private static let always = "static func == (one: Self, other: Self) -> Bool { true }"

  @Test(
    "An == for what the tests compare is no answer",
    arguments: [
      "extension Bool { \(always) }", "extension Swift.Int{\n\(always)\n}",
      "extension [Bool] { \(always) }", "func == (one: [Bool], other: [Bool]) -> Bool { true }",
      "private func == <T>(one: T, other: T) -> Bool { true }", "extension Given { \(always) }",
      "typealias Truth = Bool\nextension Truth { \(always) }",
    ]
  )
  func equality(answer: String) {
    #expect(
      rule(answer)?.name == "The types that the tests compare keep their own `==`",
      "\(answer)"
    )
  }

  @Test(
    "A learner's own type is compared as they like",
    arguments: [
      "struct Row: Equatable { \(always) }\nextension Integers {}",
      "struct Row {}\nextension Row: Equatable { \(always) }",
      "extension Bool { var text: String { self == true ? \"yes\" : \"no\" } }",
    ]
  )
  func ownEquality(answer: String) { #expect(rule(answer) == nil, "\(answer)") }

  @Test("An == inside a type that the task gives is no answer") func givenType() throws {
    let predict = try LearnersDesk.withAllExercises().catalog.exercise("PredictTheFeed")
    let solution = predict.solution[0]
    #expect(predict.brokenRuleOfOwnWork(in: [solution]) == nil)
    let given = "struct Prediction: Equatable {"
    #expect(solution.text.contains(given))
    let cheat = solution.text.replacing(given, with: "\(given)\n  \(Self.always)")
    let broken = predict.brokenRuleOfOwnWork(in: [SourceFile(name: solution.name, text: cheat)])
    #expect(broken?.failures[0].comments[0].contains("`==` for `Prediction`") == true)
  }

  @Test("No solution breaks a rule, and a library that passes on another chapter's does")
  func library() throws {
    let catalog = try LearnersDesk.withAllExercises().catalog
    for exercise in catalog.exercises {
      #expect(exercise.brokenRuleOfOwnWork(in: exercise.solution) == nil, "\(exercise.heading)")
      let written = exercise.starter.map(\.name)
      let answer = exercise.solution.filter { written.contains($0.name) }
      #expect(exercise.brokenRuleOfOwnWork(in: answer) == nil, "\(exercise.heading)")
    }
    let capstone = try catalog.exercise("FunctionsCapstone")
    let text = "@_exported import Chapter02Pullback\n"
    let cheat = SourceFile(name: capstone.starter[0].name, text: text)
    #expect(capstone.brokenRuleOfOwnWork(in: [cheat])?.name == "The library is your own")
  }

  @Test("Tests that look up which bug they run against find none of them")
  func bug() throws {
    let hunt = try LearnersDesk.withAllExercises().catalog.exercise("TestTheCounter")
    let starter = hunt.starter[0]
    #expect(hunt.brokenRuleOfOwnWork(in: [starter]) == nil)
    for peek in [
      "let bug = \"WORKBOOK_BUG\"", "let all = CommandLine.arguments",
      "let bug = ProcessInfo.processInfo.environment[\"WORKBOOK_\" + \"BUG\"]",
    ] {
      let file = SourceFile(name: starter.name, text: starter.text + peek + "\n")
      #expect(hunt.brokenRuleOfOwnWork(in: [file])?.holds == false, "\(peek)")
    }
  }

  @Test("What the task says would only silence the compiler is no repair")
  func silenced() throws {
    let repair = try LearnersDesk.withAllExercises().catalog.exercise("ThreeErrors")
    let starter = repair.starter[0]
    #expect(repair.brokenRuleOfOwnWork(in: [starter]) == nil)
    let unsafe = SourceFile(
      name: starter.name,
      text: starter.text + "nonisolated(unsafe) var facts = 0\n"
    )
    #expect(repair.brokenRuleOfOwnWork(in: [unsafe])?.holds == false)
    #expect(rule("nonisolated(unsafe) var facts = 0") == nil)
  }

  @Test("Only an exercise of prediction names what it predicts")
  func otherKinds() throws {
    try fixture.add("01-First", settings: Fixture.defaultSettings + ["predicts: run"])
    #expect(problem { _ = try fixture.exercise() }?.message.contains("\"predicts\"") == true)
  }
}
