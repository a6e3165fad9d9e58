import Terminal
import TerminalTesting
import Testing

@testable import Runner

@Suite struct VerdictTextTests {
  let fixture: Fixture
  let workspace: Workspace
  let exercise: Exercise

  init() throws {
    fixture = try Fixture()
    try (fixture.package / "Chapters/Chapter01Functions/Lesson.md")
      .write("# Functions\n\n## A reducer is a function\n")
    workspace = Workspace(
      folder: Path("/heft"),
      package: fixture.package,
      catalog: try fixture.catalog()
    )
    exercise = try fixture.exercise()
  }

  func lines(
    _ verdict: Verdict,
    width: Int = 80,
    style: Style = .plain,
    isTerminal: Bool = false,
    progress: LearnerProgress = LearnerProgress(),
    isWatching: Bool = false,
    files: [SourceFile] = []
  ) -> [String] {
    var page = Page(style: style, width: width, isTerminal: isTerminal)
    page.isWatching = isWatching
    page.add(
      verdict,
      on: Submission(exercise: exercise, files: files),
      in: workspace,
      progress: progress
    )
    return page.lines
  }

  static let rule = "An increment adds exactly one to the count, whatever it was before"

  static let failure = Verdict.Failure(
    expectation: "(state.count → 1) == (expected → 2)",
    comments: [
      "Zero is no floor: the count is a plain Int, and the reducer stores what it computes."
    ]
  )

  static let second = Verdict.Failure(expectation: "", comments: ["State it at the end."])

  static func diagnostic(
    _ message: String,
    line: Int = 4,
    _ severity: Verdict.Diagnostic.Severity = .error,
    isMine: Bool = true
  ) -> Verdict.Diagnostic {
    Verdict.Diagnostic(
      place: .init(
        file: isMine ? "01-First.swift" : "Tests.swift",
        isMine: isMine,
        line: line,
        column: 3
      ),
      severity: severity,
      message: message,
      excerpt: [
        " \(line) |   state.count += someFunctionWithALongName(of: everything)", "   |   ^",
      ]
    )
  }

  /// One verdict of each outcome, with everything that it can hold.
  static let verdicts: [(verdict: Verdict, word: String)] = [
    (
      Verdict(outcome: .pass, findings: .rules([.init(name: "A", file: "Tests.swift", line: 1)])),
      "PASS"
    ),
    (
      Verdict(
        outcome: .notYet,
        findings: .rules([
          .init(name: "A", file: "Tests.swift", line: 1),
          .init(name: rule, file: "Tests.swift", line: 2, failures: [failure, second, failure]),
        ]),
        diagnostics: [diagnostic("variable 'x' was never used", .warning)],
        printed: "a\u{1B}[2J word that moves no cursor\n\ttabbed\n"
          + String(repeating: "x", count: 99)
      ),
      "NOT YET"
    ),
    (
      Verdict(outcome: .doesNotCompile, diagnostics: [diagnostic("cannot find 'stat' in scope")]),
      "DOES NOT COMPILE"
    ),
    (
      Verdict(
        outcome: .timedOut,
        crash: .init(message: "it was still running after 10 s", rule: "A")
      ),
      "TIMED OUT"
    ),
    (
      Verdict(
        outcome: .crashed,
        crash: .init(
          message: "Fatal error: Index out of range",
          place: .init(file: "01-First.swift", line: 7)
        )
      ),
      "CRASHED"
    ),
  ]

  @Test("Every outcome has its word, at the beginning and in the list", arguments: 0..<5)
  func words(index: Int) {
    let (verdict, word) = Self.verdicts[index]
    #expect(lines(verdict)[0].hasPrefix("\(word)  1.1 First"))
    #expect(verdict.outcome.word == word)
  }

  @Test("A pass that differs from the solution names it, and says that it needn't look like it")
  func ours() {
    let passed = Self.verdicts[0].verdict
    let other = [SourceFile(name: "01-First.swift", text: "mine")]
    let line = "Ours  yours needn't look like it: `swift run workbook solution 1.1`"
    #expect(lines(passed, files: other).contains(line))
    #expect(!lines(passed, files: exercise.solution).contains(line))
  }

  @Test("The end of a part is marked, or of a chapter that has none") func parts() throws {
    try (fixture.package / "Chapters/Chapter01Functions/More.md").write("# M\n\n## More\n")
    let contents = fixture.package / "Chapters/Chapter01Functions/README.md"
    try fixture.add("02-Second", settings: ["kind: write", "lesson: More"])
    try fixture.add("01-Later", chapter: "Chapter02Pullback")
    let catalog = try fixture.catalog()
    func next(after index: Int) -> String {
      var page = Page()
      page.isWatching = true
      page.addNext(after: catalog.exercises[index], LearnerProgress(), in: catalog)
      return page.text
    }
    #expect(next(after: 0) == "Next  press n for 1.2 Second: A title\n")
    #expect(
      next(after: 2) == """
        That was the last exercise of chapter 1.
        Next  press n for 2.1 Later, in chapter 2: A title

        """
    )
    try contents.write("## Features\n1. [A](Lesson.md)\n## Screens\n2. [M](More.md)\n")
    #expect(
      next(after: 0) == """
        That was the last exercise of Features.
        Next  press n for 1.2 Second, in Screens: A title

        """
    )
  }

  @Test("The arrow before a value is explained until an exercise is done")
  func arrow() {
    let failed = Verdict(
      outcome: .notYet,
      findings: .rules([.init(name: "A", file: "T.swift", line: 1, failures: [Self.failure])])
    )
    let begun = [SourceFile(name: "01-First.swift", text: "mine")]
    func explains(_ progress: LearnerProgress) -> Bool {
      lines(failed, progress: progress, files: begun).joined().contains("An arrow stands between")
    }
    #expect(explains(LearnerProgress()))
    var progress = LearnerProgress()
    progress.done = ["First"]
    #expect(!explains(progress))
  }

  @Test("No line is wider than a narrow terminal", arguments: 0..<5)
  func narrow(index: Int) {
    for width in [24, 40, 80] {
      for isWatching in [true, false] {
        let lines = lines(
          Self.verdicts[index].verdict,
          width: width,
          isTerminal: true,
          isWatching: isWatching
        )
        #expect(lines.filter { columns(of: $0) > width } == [])
      }
    }
  }

  @Test("Plain text has no escape sequences, and colour changes no words", arguments: 0..<5)
  func plain(index: Int) {
    let verdict = Self.verdicts[index].verdict
    for width in [40, 80] {
      let plain = lines(verdict, width: width, isTerminal: true)
      #expect(!plain.joined().contains("\u{1B}"))
      let coloured = lines(
        verdict,
        width: width,
        style: Style(isAllowed: true),
        isTerminal: true
      )
      #expect(coloured.joined().contains("\u{1B}"))
      #expect(coloured.map(\.withoutEscapes) == plain)
    }
  }

  @Test("Of a rule that fails several times, the first two failures are shown, or one if explained")
  func failures() {
    var verdict = Self.verdicts[1].verdict
    let text = lines(verdict).joined(separator: "\n")
    #expect(text.contains("1 of 2 rules hold"))
    #expect(text.ranges(of: Self.rule).count == 1)
    #expect(text.contains("(state.count → 1) == (expected → 2)"))
    #expect(text.ranges(of: "Zero is no floor").count == 1)
    #expect(text.contains("State it at the end."))
    #expect(text.contains("and 1 more failure of this rule"))

    verdict.explanation = "You forgot the end."
    let explained = lines(verdict).joined(separator: "\n")
    #expect(!explained.contains("State it at the end."))
    #expect(explained.contains("and 2 more failures of this rule"))
  }

  @Test("The first broken rule is shown in full, the others by their titles")
  func others() {
    let later = Verdict.Rule(
      name: "Later",
      file: "a",
      line: 2,
      failures: [.init(expectation: "(b → 3) == 4", comments: ["Why."])]
    )
    var verdict = Verdict(
      outcome: .notYet,
      findings: .rules(Self.verdicts[1].verdict.rules + [later])
    )
    let one = lines(verdict).joined(separator: "\n")
    #expect(one.contains("(state.count → 1)"))
    #expect(one.contains("  One more rule doesn't hold yet:\n    Later\n"))
    #expect(!one.contains("(b → 3)") && !one.contains("Why."))
    verdict.findings = .rules(verdict.rules + Array(repeating: later, count: 7))
    let eight = lines(verdict).joined(separator: "\n")
    #expect(eight.contains("  8 more rules don't hold yet:\n"))
    #expect(eight.ranges(of: "    Later\n").count == 6)
    #expect(eight.contains("    and 2 more\n"))
  }

  @Test("The explanation of a known mistake follows the values and what was tried")
  func explanation() throws {
    var verdict = Self.verdicts[1].verdict
    verdict.explanation = "It was added to a copy."
    let text = lines(verdict).joined(separator: "\n")
    let places = try ["(state.count → 1)", "Zero is no floor", "It was added", "and 2 more"].map {
      try #require(text.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test("An explanation is shown once, of whatever kind the verdict is", arguments: 1..<5)
  func explained(index: Int) {
    var verdict = Self.verdicts[index].verdict
    verdict.explanation = "It was added to a copy."
    let text = lines(verdict).joined(separator: "\n")
    #expect(text.ranges(of: "It was added to a copy.").count == 1)
  }

  @Test("Bugs are counted as found or missed, and only the missed ones are named")
  func bugs() {
    let bugs = [
      Verdict.Bug(name: "a counter that stops at zero", isFound: false),
      Verdict.Bug(name: "a counter that never moves", isFound: true),
    ]
    func text(_ outcome: Verdict.Outcome, _ bugs: [Verdict.Bug]) -> String {
      var page = Page()
      page.add(Verdict(outcome: outcome, findings: .bugs(bugs)), named: "1.1 First", kind: .test)
      return page.text
    }
    let missed = text(.notYet, bugs)
    #expect(missed.hasPrefix("NOT YET  1.1 First: your tests find 1 of 2 bugs"))
    #expect(missed.contains("Your tests accept a counter that stops at zero"))
    #expect(!missed.contains("never moves"))
    #expect(text(.pass, [bugs[1]]).contains("your tests find all 1 bugs"))
  }

  @Test("A learner's test that fails on the right implementation says so")
  func contradiction() {
    var page = Page()
    let verdict = Verdict(
      outcome: .notYet,
      findings: .rules([.init(name: "Up", file: "a", line: 1, failures: [Self.failure])])
    )
    page.add(verdict, named: "1.1 First", kind: .test)
    #expect(page.lines[0].contains("0 of your 1 tests agree with the chapter"))
    #expect(page.text.contains("Your test \"Up\" fails on the right implementation"))
  }

  private func library(_ verdict: Verdict) -> String {
    var page = Page(style: .plain, width: 80, isTerminal: false)
    page.add(verdict, named: "A library", kind: .capstone)
    return page.lines.joined(separator: "\n")
  }

  private func rules(
    _ file: String,
    _ holds: Bool...,
    stage: Int = 0
  ) -> [Verdict.Rule] {
    holds.enumerated().map {
      Verdict.Rule(
        name: "\(file) \($0)",
        file: "\(file)Tests.swift",
        line: $0,
        stage: stage,
        failures: $1 ? [] : [Verdict.Failure(expectation: "false", comments: [])]
      )
    }
  }

  @Test("The test file that is nearest to done comes first, then the one with more rules")
  func nearest() throws {
    let rules =
      rules("Distant", false, false) + rules("Small", false) + rules("Basic", true, false)
    let text = library(Verdict(outcome: .notYet, findings: .rules(rules)))
    let order = ["Basic", "Small", "Distant"]
    for name in [order.map { "\($0)Tests.swift: " }, ["Basic 1", "Small 0", "Distant 0"]] {
      let places = try name.map { try #require(text.firstRange(of: $0)).lowerBound }
      #expect(places == places.sorted())
    }
  }

  @Test("The tests that need the least of a library come first, however much of them is open")
  func leastNeeded() throws {
    let rules =
      rules("App", false, stage: 9) + rules("View", false, stage: 3)
      + rules("Basic", false, false, false, stage: 1)
    let text = library(Verdict(outcome: .notYet, findings: .rules(rules)))
    let places = try ["Basic 0", "View 0", "App 0"].map {
      try #require(text.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test("Test files that a crash kept from running are not called wrong")
  func notTested() {
    var rules = rules("First", true, true) + rules("Second", true, true) + rules("Third", true)
    rules[3].run = .started
    rules[4].run = .notStarted
    let text = library(
      Verdict(
        outcome: .crashed,
        findings: .rules(rules),
        crash: Verdict.Crash(message: "it fell", rule: "Second 1")
      )
    )
    #expect(text.contains("SecondTests.swift: 1 of 2 hold"))
    #expect(!text.contains("ThirdTests.swift"))
    #expect(text.contains("1 more file was not tested"))
  }

  @Test("Only the first three errors are shown, with the number of further ones")
  func threeErrors() {
    let errors = (1...5).map { Self.diagnostic("error number \($0)", line: $0) }
    let text = lines(Verdict(outcome: .doesNotCompile, diagnostics: errors)).joined(separator: "\n")
    for number in 1...5 { #expect(text.contains("error number \(number)") == (number <= 3)) }
    #expect(text.contains("and 2 more"))
    #expect(text.contains("/heft/Chapter01Functions/01-First.swift:1:3"))
  }

  @Test("Warnings never crowd out the error to be fixed")
  func warningsBeforeError() {
    let diagnostics =
      (1...4).map { Self.diagnostic("warning number \($0)", line: $0, .warning) }
      + [Self.diagnostic("the error", line: 9), Self.diagnostic("its note", line: 8, .note)]
    let text = lines(Verdict(outcome: .doesNotCompile, diagnostics: diagnostics))
      .joined(separator: "\n")
    #expect(text.contains("line 9: error: the error"))
    #expect(text.contains("line 8: note: its note"))
    #expect(text.contains("01-First.swift:9:3"))
  }

  @Test(
    "An error in the tests' file is explained, with or without warnings in the learner's",
    arguments: [false, true]
  )
  func testsFile(hasWarning: Bool) {
    var diagnostics = [Self.diagnostic("cannot find 'increment' in scope", isMine: false)]
    if hasWarning { diagnostics.insert(Self.diagnostic("never used", .warning), at: 0) }
    let text = lines(Verdict(outcome: .doesNotCompile, diagnostics: diagnostics), width: 400)
      .joined(separator: "\n")
    #expect(text.contains("the exercise's tests: error: cannot find 'increment' in scope"))
    #expect(text.contains("keep its names and types"))
    #expect(text.contains("`swift run workbook reset 1.1`"))
    let mine = lines(Self.verdicts[2].verdict, width: 400).joined(separator: "\n")
    #expect(!mine.contains("keep its names and types"))

    let nowhere = Verdict.Diagnostic(severity: .error, message: "link failed")
    let unplaced = lines(Verdict(outcome: .doesNotCompile, diagnostics: [nowhere]), width: 400)
    #expect(unplaced.contains("  error: link failed"))
    #expect(!unplaced.joined().contains("keep its names and types"))
  }

  @Test("A watching workbook repeats the file only with a faulty line, and never the lesson")
  func watching() {
    let failing = lines(Self.verdicts[1].verdict, isWatching: true).joined(separator: "\n")
    #expect(!failing.contains("Edit  ") && !failing.contains("Read  ") && !failing.contains("Next"))
    let broken = lines(Self.verdicts[2].verdict, isWatching: true).joined(separator: "\n")
    #expect(broken.contains("Edit  ") && !broken.contains("Read  "))
    let commands = lines(Self.verdicts[1].verdict).joined(separator: "\n")
    #expect(commands.contains("Edit  ") && commands.contains("Read  ") && commands.contains("hint"))
  }

  @Test("A save that changed nothing is answered with what still holds")
  func unchanged() {
    func text(_ verdict: Verdict, _ files: [SourceFile]) -> String {
      var page = Page()
      page.addUnchanged(
        verdict,
        on: Submission(exercise: exercise, files: files),
        progress: LearnerProgress()
      )
      return page.text
    }
    #expect(text(Self.verdicts[1].verdict, []) == "Unchanged: still NOT YET, 1 of 2 rules hold.\n")
    #expect(
      text(Self.verdicts[1].verdict, exercise.starter)
        == "Unchanged: still NOT YET, not started.\n"
    )
    #expect(text(Self.verdicts[2].verdict, []) == "Unchanged: still DOES NOT COMPILE.\n")
  }

  @Test("A crash names the rule that was tested and the learner's line")
  func crash() {
    #expect(lines(Self.verdicts[3].verdict).contains("  While testing: A"))
    let text = lines(Self.verdicts[4].verdict).joined(separator: "\n")
    #expect(text.contains("Fatal error: Index out of range"))
    #expect(text.contains("at line 7 of your file"))
    #expect(text.contains("01-First.swift:7"))
  }

  @Test("An untouched starter is not started: the rules are shown, and no mistakes")
  func untouched() {
    let text = lines(Self.verdicts[1].verdict, files: exercise.starter)
    #expect(text[0] == "NOT YET  1.1 First: not started (0.00 s)")
    #expect(text.contains("  A") && text.contains("  \(Self.rule)"), "Even what already holds")
    #expect(!text.joined().contains("Zero is no floor"))
    #expect(lines(Self.verdicts[1].verdict).joined().contains("Zero is no floor"))
  }

  @Test("A starter that was only saved by an editor with other ends of lines is not started")
  func onlySaved() {
    let saved = exercise.starter.map { file in
      SourceFile(name: file.name, text: "\u{FEFF}" + file.text.replacing("\n", with: "\r\n"))
    }
    #expect(saved != exercise.starter)
    let text = lines(Self.verdicts[1].verdict, files: saved)
    #expect(text[0] == "NOT YET  1.1 First: not started (0.00 s)")
  }

  @Test(
    "An empty file is called empty, instead of all that the tests miss",
    arguments: ["", "\r\n "]
  )
  func emptyFile(text: String) {
    let missing = Self.diagnostic("cannot find 'increment' in scope", isMine: false)
    let verdict = Verdict(outcome: .doesNotCompile, diagnostics: [missing])
    let empty = [SourceFile(name: "01-First.swift", text: text)]
    let shown = lines(verdict, files: empty)
    #expect(
      shown.contains("  Your file is empty. `swift run workbook reset 1.1` restores the starter.")
    )
    #expect(!shown.joined().contains("cannot find"))
    #expect(!lines(verdict, files: exercise.starter).joined().contains("is empty"))
  }

  @Test("A name that the tests miss is reported once")
  func missedOften() {
    let missing = (1...9).map { Self.diagnostic("cannot find 'a'", line: $0, isMine: false) }
    let text = lines(
      Verdict(
        outcome: .doesNotCompile,
        diagnostics: missing + [Self.diagnostic("cannot find 'b'", isMine: false)]
      )
    )
    #expect(text.filter { $0.contains("cannot find") }.count == 2)
    #expect(!text.joined().contains(" more"))
  }

  @Test("The first twenty lines that the learner's code printed are shown")
  func printed() {
    let printed = (1...25).map { "line \($0)\n" }.joined()
    let text = lines(Verdict(outcome: .notYet, printed: printed))
    #expect(text.contains("    line 20"))
    #expect(!text.contains("    line 21"))
    #expect(text.contains("    and 5 more lines"))
  }
}
