import Cards
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

  func mistakes(_ text: String) throws -> [KnownMistake] {
    try (exercise.folder / "Mistakes.diff").write(text)
    return try KnownMistake.all(of: exercise)
  }

  /// The solution with a patch in it.
  func text(_ patch: String) throws -> String {
    let mistake = try #require(mistakes("It adds two.\n\(patch)").first)
    return try #require(mistake.files(of: exercise).first).text
  }

  @Test("A paragraph is a mistake; there may be none") func paragraphs() throws {
    #expect(try KnownMistake.all(of: exercise).isEmpty)
    let found = try mistakes(
      """
      It adds two.
      = up: count → 2
      -  count += 1
      +  count += 2

      # it adds nothing
      @@ Store.swift
      -  count += 1

      """
    )
    #expect(found.map(\.fact) == ["It adds two.", nil])
    #expect(found.map(\.symptom) == ["up: count → 2", nil])
    #expect(found.map(\.file) == [nil, "Store.swift"])
    #expect(found.map(\.patch.count) == [2, 1])
    #expect(found.map(\.place) == ["Mistakes.diff:1", "Mistakes.diff:6"])
  }

  @Test("A fact is asserted; causes, of all mistakes that give the same, are offered")
  func causes() throws {
    let found = try mistakes(
      """
      It adds two.
      cause: `+= 2`.
      = up: count → 2
      -  count += 1
      +  count += 2

      It adds two.
      cause: a line that stands twice.
      = up: count → 2

      It adds two.
      cause: `+= 2`.
      = up: count → 2

      """
    )
    #expect(
      KnownMistake.explanation(of: found)
        == "It adds two.\nA common cause: `+= 2`.\nAnother: a line that stands twice."
    )
    #expect(KnownMistake.explanation(of: []) == nil)
    #expect(found[0].recording("up: 3")[..<3] == ["It adds two.", "cause: `+= 2`.", "= up: 3"])
  }

  @Test("Lines are removed and added, from top to bottom") func patch() throws {
    let solution = exercise.solution[0].text
    #expect(
      try text("-  count += 1\n+  // Twice.\n+\n+  count += 2\n")
        == solution.replacing("  count += 1\n", with: "  // Twice.\n\n  count += 2\n")
    )
    #expect(
      try text(" func increment(_ count: inout Int) {\n+  count += 1\n")
        == solution.replacing("  count += 1\n", with: "  count += 1\n  count += 1\n")
    )
  }

  @Test("An ellipsis removes what is between two lines, or all to the end") func ellipsis() throws {
    let above = exercise.solution[0].text.prefix { $0 != "{" }
    #expect(try text("-func increment(_ count: inout Int) {\n-…\n-}\n") == above.dropFunction)
    #expect(
      try text("-func increment(_ count: inout Int) {\n-…\n+// None\n")
        == above.dropFunction + "// None\n"
    )
  }

  @Test(
    "A line that the solution hasn't, or has further up, is reported",
    arguments: [
      "-  count += 7\n", "-  count += 1\n func increment(_ count: inout Int) {\n",
    ]
  )
  func nowhere(patch: String) throws {
    let problem = try #require(throws: Problem.self) { try text(patch) }
    #expect(problem.happened.hasPrefix("Mistakes.diff:1: the solution has no such line"))
  }

  @Test("A file that the solution hasn't is reported") func otherFile() throws {
    let problem = try #require(throws: Problem.self) { try text("@@ Store.swift\n") }
    #expect(problem.happened == "Mistakes.diff:1 changes no file of the solution.")
  }

  // MARK: - What it gives

  static let values = "(counts → \(Array(1...60))) == []"
  static let symptom = "one: counts → \(Array(1...60))"

  static func verdict(_ failure: Verdict.Failure?, _ function: String = "one") -> Verdict {
    let rules = [
      Verdict.Rule(name: "Before", file: "Tests.swift", line: 1),
      Verdict.Rule(
        name: "One is added",
        function: function,
        file: "Tests.swift",
        line: 2,
        failures: failure.map { [$0] } ?? []
      ),
    ]
    return Verdict(outcome: failure == nil ? .pass : .notYet, findings: .rules(rules))
  }

  @Test("What it gives is recorded below what it says") func record() throws {
    let patch = "-  count += 1\n+  count += 2"
    for header in ["It adds two.", "It adds two.\n= up: 7", "# two\nIt adds two."] {
      let mistake = try #require(mistakes("\(header)\n\(patch)\n").first)
      let says = header.split(separator: "\n= ")[0]
      #expect(
        mistake.recording(Self.symptom).joined(separator: "\n")
          == "\(says)\n= \(Self.symptom)\n\(patch)"
      )
    }
  }

  @Test("An answer that gives the same as a known mistake gets its explanation")
  func explanation() throws {
    _ = try mistakes("It adds two.\n= \(Self.symptom)\n\n# no sentence\n= one: counts → [2]\n")
    let same = Verdict.Failure(expectation: Self.values, comments: ["From 0."])
    #expect(exercise.explanation(of: Self.verdict(same)) == "It adds two.")
    for counts in ["[1]", "[2]"] {
      let other = Verdict.Failure(expectation: "(counts → \(counts)) == []", comments: [])
      #expect(exercise.explanation(of: Self.verdict(other)) == nil)
    }
    #expect(exercise.explanation(of: Self.verdict(same, "another")) == nil)
    #expect(exercise.explanation(of: Self.verdict(nil)) == nil)
  }

  @Test(
    "The value is what came out, without what was expected",
    arguments: [
      ("(a → [1]) == [2]", "a → [1]"),
      ("(f(x) == 1 ? 2 : 3 → 2) != (b → 2)", "f(x) == 1 ? 2 : 3 → 2"),
      ("(a → 1) < 2", "(a → 1) < 2"), ("(a == b", "(a == b"), ("a → 1", "a → 1"),
    ]
  )
  func value(expectation: String, value: String) {
    let verdict = Self.verdict(Verdict.Failure(expectation: expectation, comments: []))
    #expect(verdict.symptom(kind: .write) == "one: \(value)")
  }

  @Test("A law gives its report, in one line") func law() {
    let report = "Law broken.\nShortest script: 1 action.\n\n1 a"
    let verdict = Self.verdict(Verdict.Failure(expectation: "", comments: [report]))
    #expect(verdict.symptom(kind: .law) == "one: Law broken. Shortest script: 1 action. 1 a")
  }

  @Test(
    "An effect's unhandled error gives the same wherever the effect stands in the answer",
    arguments: ["M/07-M.swift:9", "M/Solution.swift:12"]
  )
  func unhandledError(place: String) {
    let report = "An \"Effect.run\" returned from\n\"\(place)\" threw an unhandled error: E()."
    let verdict = Self.verdict(Verdict.Failure(expectation: "", comments: [report]))
    #expect(
      verdict.symptom(kind: .migrate) == "one: An \"Effect.run\" threw an unhandled error: E()."
    )
  }

  @Test("Tests give the bugs that they let through, or that they contradict the chapter")
  func bugs() {
    let bugs = [("a", true), ("b", false), ("c", false)].map { Verdict.Bug(name: $0, isFound: $1) }
    #expect(
      Verdict(outcome: .notYet, findings: .bugs(bugs)).symptom(kind: .test)
        == "accepts bugs 2, 3"
    )
    let failure = Verdict.Failure(expectation: "(a → 1) == 2", comments: [])
    #expect(
      Self.verdict(failure).symptom(kind: .test)
        == "contradicts the right implementation"
    )
  }

  @Test("A crash gives its message; a timeout only the rule, because its length varies")
  func crash() {
    func symptom(_ outcome: Verdict.Outcome) -> String? {
      let rule = Verdict.Rule(name: "Up", function: "up", file: "Tests.swift", line: 1)
      return Verdict(
        outcome: outcome,
        findings: .rules([rule]),
        crash: .init(message: "after 10 s", rule: "Up")
      )
      .symptom(kind: .write)
    }
    #expect(symptom(.crashed) == "crash in up: after 10 s")
    #expect(symptom(.timedOut) == "timeout in up")
  }
}

extension StringProtocol {
  /// Without a last line that has only begun.
  fileprivate var dropFunction: String {
    self.lines.dropLast().joined(separator: "\n") + "\n"
  }
}
