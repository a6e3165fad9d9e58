import Testing

@testable import Runner

@Suite struct ProgressTests {
  let text = """
    workbook 1
    current Second
    left Third
    done First
    done Fourth
    hints Second 2
    starter First 00ff
    mood Second cheerful
    a line from the future

    """

  @Test("What is read is written again, unknown lines included")
  func roundTrip() throws {
    let progress = try LearnerProgress(text)
    #expect(progress.current == "Second")
    #expect(progress.left == "Third")
    #expect(progress.done == ["First", "Fourth"])
    #expect(progress.hints == ["Second": 2])
    #expect(progress.starters == ["First": "00ff"])
    #expect(progress.others == ["mood Second cheerful", "a line from the future"])
    #expect(progress.text == text)
  }

  @Test("It may be repaired with an editor that ends lines in CRLF")
  func crlf() throws {
    #expect(try LearnerProgress(text.replacing("\n", with: "\r\n")) == LearnerProgress(text))
  }

  @Test(
    "A damaged file is reported with its line, and none of it is used",
    arguments: [
      ("", 1), ("\n", 1), ("done First", 1), ("workbook", 1), ("workbook one", 1),
      ("workbook 0", 1), ("workbook 1\ndone", 2), ("workbook 1\ndone A B", 2),
      ("workbook 1\nhints A", 2), ("workbook 1\nhints A many", 2), ("workbook 1\nhints A -1", 2),
      ("workbook 1\nhints A \(Int.max)", 2), ("workbook 1\ncurrent A\nstarter A", 3),
      ("workbook 1\nworkbook 1", 2),
    ]
  )
  func damaged(text: String, line: Int) {
    #expect(throws: LearnerProgress.Unreadable.damaged(line: line)) { try LearnerProgress(text) }
  }

  @Test("A newer version is told apart from damage")
  func newer() {
    #expect(throws: LearnerProgress.Unreadable.newer(version: 2)) {
      try LearnerProgress("workbook 2\nwhat ever")
    }
  }

  @Test("What was reached under a former name counts for the present one")
  func adopt() throws {
    let fixture = try Fixture([])
    try fixture.add(
      "01-New",
      settings: Fixture.defaultSettings + ["formerly: Old", "formerly: Older"]
    )
    let exercise = try fixture.exercise("New")

    var progress = try LearnerProgress(
      "workbook 1\ncurrent Older\ndone Old\nhints Old 1\nhints Older 2\nstarter Old 01\ndone Else"
    )
    progress.adopt(exercise)
    #expect(
      progress.text
        == "workbook 1\ncurrent New\ndone Else\ndone New\nhints New 2\nstarter New 01\n"
    )

    let once = progress
    progress.adopt(exercise)
    #expect(progress == once)
  }

  @Test("What is recorded under the present name takes precedence over an earlier one")
  func adoptKeepsPresent() throws {
    let fixture = try Fixture([])
    try fixture.add("01-New", settings: Fixture.defaultSettings + ["formerly: Old"])
    var progress = try LearnerProgress(
      "workbook 1\nhints New 3\nhints Old 1\nstarter New 02\nstarter Old 01"
    )
    progress.adopt(try fixture.exercise("New"))
    #expect(progress.text == "workbook 1\nhints New 3\nstarter New 02\n")
  }

  @Test("A change that outlives the watch changes one thing")
  func apply() {
    var progress = LearnerProgress()
    progress.apply(.current("A"))
    progress.apply(.done("A", true))
    progress.apply(.done("B", true))
    progress.apply(.done("B", false))
    progress.apply(.hints("A", 2))
    #expect(progress.text == "workbook 1\ncurrent A\ndone A\nhints A 2\n")
  }

  @Test("The hash of a text never changes, because learners' folders contain it")
  func stableHashes() {
    #expect(stableHash([]) == "cbf29ce484222325")
    #expect(stableHash([""]) == "af64724c8602eb6e")
    #expect(stableHash(["ab"]) == "e7202e190542452f")
    #expect(stableHash(["a", "b"]) == "d2b371819297f98a")
    #expect(stableHash(["Übung\n"]) == "831d78e6294b7c9f")
    #expect(stableHash(["1390"]) == "00f5508e9455e471")
  }
}
