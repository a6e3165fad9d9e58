import Testing

@testable import workbook

@Suite struct HintsTests {
  let fixture: Fixture
  let exercise: Exercise

  init() throws {
    fixture = try Fixture(["01-First"])
    exercise = try fixture.exercise()
  }

  func hints(_ text: String) throws -> Hints {
    try (exercise.folder / "Hints.md").write(text)
    return try Hints(exercise)
  }

  @Test("There are three hints, in the order in which they are given")
  func three() throws {
    #expect(try Hints(exercise).texts == ["What changes?", "Look at `count`.", "Add one to it."])
  }

  @Test("A paragraph becomes one line, for the terminal to wrap; comments are left out")
  func reflow() throws {
    let text = Fixture.hints.replacing(
      "What changes?",
      with: "<!-- snippet: x -->\nWhat\nchanges\n`here`?\n\nAnd why?"
    )
    #expect(try hints(text).texts[0] == "What changes `here`?\n\nAnd why?")
  }

  @Test("Code that a hint begins with keeps its indentation, and a number at a line's start joins")
  func codeFirst() throws {
    let hints = try hints(
      Fixture.hints.replacing(
        "Add one to it.",
        with: "\n    if x {\n      y\n    }\n\nIn 1.2 and\n2.1, too."
      )
    )
    #expect(hints.texts[2] == "    if x {\n      y\n    }\n\nIn 1.2 and 2.1, too.")
  }

  @Test("Lists and code keep their lines")
  func listsAndCode() throws {
    let block = "Look:\n\n- one\n- two,\nlong\n\n```swift\nlet a = 1\nlet b = 2\n```\nThen\nsay."
    #expect(
      try hints(Fixture.hints.replacing("What changes?", with: block)).texts[0]
        == "Look:\n\n- one\n- two, long\n\n```swift\nlet a = 1\nlet b = 2\n```\nThen say."
    )
  }

  @Test(
    "Anything but the three sections, each with a text, is refused",
    arguments: [
      "", "Only words.\n", "# Hints\n\n" + Fixture.hints,
      Fixture.hints.replacing("What changes?", with: ""),
      Fixture.hints.replacing("A pointer", with: "A finger"),
      Fixture.hints + "## One more\n\nNo.\n",
    ]
  )
  func refused(text: String) throws {
    let problem = try #require(problem { _ = try hints(text) })
    #expect(problem.happened.contains("Hints.md does not hold three hints"))
  }

  // MARK: - Wrong answers

  func wrongAnswer(_ text: String) throws -> WrongAnswer {
    try (exercise.folder / "Wrong/Late.swift").write(text)
    return try #require(WrongAnswer.all(of: exercise).first)
  }

  static let header = "// wrong: it adds two\n// fails: One is added\n// says: once\n"

  @Test("A wrong answer is the learner's file with other words in the place of the right ones")
  func wrong() throws {
    let wrong = try wrongAnswer(Self.header + "\n// Twice.\nif true {\n\n  count += 2\n}\n\n")
    #expect(wrong.idea == "it adds two")
    #expect(wrong.fails == "One is added")
    #expect(wrong.says == "once")
    #expect(
      wrong.source
        == exercise.source.solution.replacing(
          "  count += 1\n",
          with: "  // Twice.\n  if true {\n\n    count += 2\n  }\n"
        )
    )
  }

  @Test("Each of the three lines at its top must be there", arguments: ["wrong", "fails", "says"])
  func wrongWithout(key: String) throws {
    let header = Self.header.lines.filter { !$0.hasPrefix("// \(key): ") }.joined(separator: "\n")
    let problem = try #require(problem { _ = try wrongAnswer(header + "\n\ncount += 2\n") })
    #expect(problem.happened.contains("// \(key): "))
  }

  @Test("It has as many parts as the solution has regions")
  func wrongParts() throws {
    let problem = try #require(
      problem { _ = try wrongAnswer(Self.header + "\na()\n// next answer\nb()\n") }
    )
    #expect(problem.happened.contains("2 answers where the solution has 1"))
  }

  @Test("All wrong answers of an exercise are found; there may be none")
  func all() throws {
    #expect(try WrongAnswer.all(of: exercise).isEmpty)
    for name in ["B", "A"] {
      try (exercise.folder / "Wrong/\(name).swift").write(Self.header + "\ncount += 2\n")
    }
    #expect(try WrongAnswer.all(of: exercise).map(\.file.name) == ["A.swift", "B.swift"])
  }
}
