import Testing

@testable import Runner
@testable import verify

@Suite struct KnownMistakeTests {
  let fixture: Fixture
  let exercise: Exercise

  init() throws {
    fixture = Fixture()
    exercise = try fixture.exercise()
  }

  func mistake(_ text: String) throws -> KnownMistake {
    try (exercise.folder / "Wrong/Late.swift").write(text)
    return try #require(KnownMistake.all(of: exercise).first)
  }

  func text(_ mistake: KnownMistake) throws -> String {
    try #require(mistake.files(of: exercise).first).text
  }

  static let header = "// wrong: it adds two\n// fails: One is added\n// says: once\n"

  @Test("A mistake is the learner's file with other lines in place of the right ones")
  func wrong() throws {
    let mistake = try mistake(Self.header + "\n// Twice.\nif true {\n\n  count += 2\n}\n\n")
    #expect(mistake.belief == "it adds two")
    #expect(mistake.fails == "One is added")
    #expect(mistake.says == "once")
    #expect(mistake.symptom == nil)
    #expect(
      try text(mistake)
        == exercise.solution[0].text.replacing(
          "  count += 1\n",
          with: "  // Twice.\n  if true {\n\n    count += 2\n  }\n"
        )
    )
  }

  @Test("Or it is the solution with some lines changed")
  func change() throws {
    let change = "\n// instead of\ncount += 1\n// this\nif true {\n  count += 2\n}\n"
    #expect(
      try text(mistake(Self.header + change))
        == exercise.solution[0].text.replacing(
          "  count += 1\n",
          with: "  if true {\n    count += 2\n  }\n"
        )
    )
  }

  @Test("Lines to change must occur exactly once")
  func changeOfNothing() throws {
    let change = "\n// instead of\ncount += 7\n// this\ncount += 2\n"
    let mistake = try mistake(Self.header + change)
    let problem = try #require(throws: Problem.self) { try text(mistake) }
    #expect(problem.happened.contains("occur 0 times in the solution"))
  }

  @Test("What it believes is required")
  func withoutBelief() throws {
    let problem = try #require(throws: Problem.self) {
      try mistake("// fails: Up\n\ncount += 2\n")
    }
    #expect(problem.happened.contains("// wrong: "))
  }

  @Test("It has as many parts as the solution has regions")
  func wrongParts() throws {
    let mistake = try mistake(Self.header + "\na()\n// next answer\nb()\n")
    let problem = try #require(throws: Problem.self) { try text(mistake) }
    #expect(problem.happened.contains("2 answers where the solution has 1"))
  }

  @Test("All mistakes of an exercise are found; there may be none")
  func all() throws {
    #expect(try KnownMistake.all(of: exercise).isEmpty)
    for name in ["B", "A"] {
      try (exercise.folder / "Wrong/\(name).swift").write(Self.header + "\ncount += 2\n")
    }
    #expect(try KnownMistake.all(of: exercise).map(\.file.name) == ["A.swift", "B.swift"])
  }

  // MARK: - What it gives

  static let values = "(counts → \(Array(1...60))) == []"
  static let symptom = Symptom(rule: "One is added", values: values)

  static func verdict(_ failure: Verdict.Failure?, rule: String = "One is added") -> Verdict {
    let rules = [
      Verdict.Rule(name: "Before", file: "Tests.swift", line: 1),
      Verdict.Rule(
        name: rule,
        file: "Tests.swift",
        line: 2,
        failures: failure.map { [$0] } ?? []
      ),
    ]
    return Verdict(outcome: failure == nil ? .pass : .notYet, findings: .rules(rules))
  }

  @Test("What it gives is recorded below what it says, and read as it was written")
  func record() throws {
    let empty = try mistake("// wrong: two\n// says: It adds\n//   two.\n// gives:\n\ncount += 2\n")
    #expect(empty.says == "It adds two.")
    #expect(empty.symptom == nil)
    let recorded = try mistake(empty.recording(Self.symptom))
    #expect(recorded.symptom == Self.symptom)
    #expect(recorded.says == "It adds two.")
    let source = try recorded.file.read()
    #expect(source.hasSuffix("\n\ncount += 2\n"))
    #expect(source.lines.allSatisfy { $0.count <= 100 })
    #expect(recorded.recording(Self.symptom) == source)
  }

  @Test("An answer that gives the same as a known mistake gets its explanation")
  func explanation() throws {
    _ = try mistake(
      mistake("// wrong: two\n// says: It adds two.\n// gives:\n\ncount += 2\n")
        .recording(Self.symptom)
    )
    let same = Verdict.Failure(expectation: Self.values, comments: ["From 0."])
    #expect(exercise.explanation(of: Self.verdict(same)) == "It adds two.")
    let other = Verdict.Failure(expectation: "(counts → [1]) == []", comments: ["From 0."])
    #expect(exercise.explanation(of: Self.verdict(other)) == nil)
    #expect(exercise.explanation(of: Self.verdict(same, rule: "Another")) == nil)
    #expect(exercise.explanation(of: Self.verdict(nil)) == nil)
  }

  @Test("A mistake that isn't recorded yet, or has no sentence, explains nothing")
  func noExplanation() throws {
    let unrecorded = try mistake(Self.header + "\ncount += 2\n")
    let nothing = Verdict.Failure(expectation: "", comments: [])
    #expect(exercise.explanation(of: Self.verdict(nothing)) == nil)
    _ = try mistake(unrecorded.recording(Self.symptom).replacing("// says: once\n", with: ""))
    let same = Verdict.Failure(expectation: Self.values, comments: [])
    #expect(exercise.explanation(of: Self.verdict(same)) == nil)
  }

  @Test("A law gives its report without the seed")
  func law() {
    func symptom(seed: Int) -> Symptom? {
      let report =
        "Law broken.\nShortest script: 1 action. WORKBOOK_SEED=\(seed) draws it again.\n1 a"
      return Self.verdict(Verdict.Failure(expectation: "", comments: [report]))
        .symptom(kind: .law)
    }
    #expect(symptom(seed: 1) == symptom(seed: 2))
    #expect(symptom(seed: 1)?.values == "Law broken. Shortest script: 1 action. 1 a")
  }

  @Test("Tests give the bugs that they let through, or that they contradict the chapter")
  func bugs() {
    let bugs = [("a", true), ("b", false), ("c", false)].map { Verdict.Bug(name: $0, isFound: $1) }
    #expect(
      Verdict(outcome: .notYet, findings: .bugs(bugs)).symptom(kind: .test)
        == Symptom(rule: "b", values: "b; c")
    )
    let failure = Verdict.Failure(expectation: "(a → 1) == 2", comments: [])
    #expect(
      Self.verdict(failure).symptom(kind: .test)
        == Symptom(rule: "contradiction", values: "the right implementation fails")
    )
  }

  @Test("A crash gives its message; a timeout only the rule, because its length varies")
  func crash() {
    func symptom(_ outcome: Verdict.Outcome) -> Symptom? {
      Verdict(outcome: outcome, crash: .init(message: "after 10 s", rule: "Up"))
        .symptom(kind: .write)
    }
    #expect(symptom(.crashed) == Symptom(rule: "crash", values: "Up: after 10 s"))
    #expect(symptom(.timedOut) == Symptom(rule: "timeout", values: "Up"))
  }
}
