import Testing

@testable import Runner
@testable import classroom

@Suite struct ReportTests {
  let fixture: Fixture

  init() throws { fixture = try Fixture() }

  func checked(_ name: String, _ outcome: Verdict.Outcome?, by learner: String? = nil) throws
    -> CheckedExercise
  {
    let failure = Verdict.Failure(expectation: "1 == 2", comments: [])
    let rule = Verdict.Rule(
      name: "A | B < \"C\"",
      file: "Tests.swift",
      line: 1,
      failures: [failure]
    )
    return CheckedExercise(
      learner: learner,
      exercise: try fixture.exercise(name),
      verdict: outcome.map {
        Verdict(outcome: $0, findings: .rules($0 == .pass ? [] : [rule]))
      }
    )
  }

  @Test("A report of one workspace has a row for each exercise") func one() throws {
    let all = [
      try checked("First", .pass), try checked("Second", .notYet), try checked("Third", nil),
    ]
    #expect(
      all.report(.markdown) == """
        1 of 3 pass.

        | exercise | verdict | first of what is wrong |
        |---|---|---|
        | 1.1 First | PASS |  |
        | 1.2 Second | NOT YET | A \\| B \\< "C" |
        | 1.3 Third | MISSING |  |

        """
    )
  }

  @Test("A report of a class says what is wrong most often, and where each learner is")
  func learners() throws {
    let all = [
      try checked("Second", .notYet, by: "Bo"), try checked("First", .pass, by: "Bo"),
      try checked("Second", .notYet, by: "Al"),
    ]
    #expect(
      all.report(.markdown) == """
        | exercise | begun | passed | what is wrong most often |
        |---|---|---|---|
        | 1.1 First | 1 | 1 |  |
        | 1.2 Second | 2 | 0 | A \\| B \\< "C" (2) |

        | learner | passed | begun, and not passed |
        |---|---|---|
        | Al | 0 | 1.2 |
        | Bo | 1 | 1.2 |

        """
    )
  }

  @Test("JUnit's report has a suite for each learner, and a case for each exercise")
  func junit() throws {
    let all = [
      try checked("First", .pass, by: "Al & Bo"), try checked("Second", .notYet, by: "Cy"),
    ]
    #expect(
      all.report(.junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="Al &amp; Bo" tests="1" failures="0">
            <testcase classname="Chapter01Functions.First" name="1.1 First" time="0.00"></testcase>
          </testsuite>
          <testsuite name="Cy" tests="1" failures="1">
            <testcase classname="Chapter01Functions.Second" name="1.2 Second" time="0.00">\
        <failure message="A | B &lt; &quot;C&quot;">NOT YET</failure></testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  // MARK: - An editor's problems

  @Test("A broken rule stands where the learner began, and a crash or an error at its own line")
  func problems() throws {
    let (workspace, _, _) = try fixture.open()
    let exercise = try fixture.exercise()
    let path = workspace.path(exercise.starter[0], of: exercise).description
    var text = exercise.starter[0].text
    func lines(_ verdict: Verdict?) throws -> [String] {
      let submission = Submission(
        exercise: exercise,
        files: [SourceFile(name: exercise.fileName, text: text)]
      )
      return try workspace.problems(#require(verdict), on: submission).map {
        String($0.text.dropFirst(path.count))
      }
    }
    let notYet = try checked("First", .notYet).verdict
    let hole = try #require(text.lines.firstIndex { $0.contains(Exercise.hole) })
    #expect(try lines(notYet) == [":\(hole + 1):1: error: A | B < \"C\": 1 == 2"])
    text = text.lines.dropLast(2).joined(separator: "\n") + "\n  count = 3\n}\n"
    #expect(try lines(notYet) == [":\(text.lines.count - 1):1: error: A | B < \"C\": 1 == 2"])
    let place = Verdict.Place(file: "01-First.swift", line: 7)
    var crashed = Verdict(outcome: .crashed, crash: .init(message: "No.", rule: "A", place: place))
    crashed.explanation = "It is empty."
    #expect(try lines(crashed) == [":7:1: error: A: No. It is empty."])
    let error = Verdict.Diagnostic(
      place: Verdict.Place(file: "01-First.swift", line: 9, column: 4),
      severity: .error,
      message: "no"
    )
    #expect(
      try lines(Verdict(outcome: .doesNotCompile, diagnostics: [error])) == [":9:4: error: no"]
    )
  }
}
