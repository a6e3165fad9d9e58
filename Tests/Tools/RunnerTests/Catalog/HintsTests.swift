import Testing

@testable import Runner

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

  @Test("What the reader can do afterwards is the rest of a sentence, and no hint")
  func gain() throws {
    let text = Fixture.hints + "\n## You can now\n\nadd one,\nwith `+=`.\n"
    #expect(try hints(text).gain == "add one, with `+=`.")
    #expect(try hints(text).texts.count == 3)
    #expect(try hints(Fixture.hints).gain == nil)
  }

  @Test(
    "Anything other than three sections, each with text, is refused",
    arguments: [
      "", "Only words.\n", "# Hints\n\n" + Fixture.hints,
      Fixture.hints.replacing("What changes?", with: ""),
      Fixture.hints.replacing("A pointer", with: "A finger"),
      Fixture.hints + "## One more\n\nNo.\n",
      Fixture.hints + "\n## You can now\n",
    ]
  )
  func refused(text: String) throws {
    let problem = try #require(problem { _ = try hints(text) })
    #expect(problem.happened.contains("Hints.md does not hold three hints"))
  }
}
