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
    #expect(
      try Hints(exercise).texts.map(\.blocks) == [
        [.paragraph("What changes?")], [.paragraph("Look at `count`.")],
        [.paragraph("Add one to it.")],
      ]
    )
  }

  @Test(
    "Anything other than three sections, each with text, is refused",
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

  @Test("A wrong answer is the learner's file with other lines instead of the right ones")
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

  @Test("Each of the three lines at its top is required", arguments: ["wrong", "fails", "says"])
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
