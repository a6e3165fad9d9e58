import Testing

@testable import Runner
@testable import verify

@Suite struct LessonVerifierTests {
  let fixture = Fixture()

  init() throws {
    try fixture.add("01-First", lesson: "A reducer is a function")
    try fixture.add("02-Second", lesson: "Inside", optional: "More")
    try write(
      "README.md",
      "# C\n\n## Use\n\n1. [One](1-One.md)\n\n## More (optional)\n\n[Two](2-Two.md)\n"
    )
    try write("1-One.md", "# One\n\n## A reducer is a function\n\nSay.\n")
    try write("2-Two.md", "# Two\n\n## Inside\n\nDo 1.9 First, and then 1.3 counts.\n")
  }

  func write(_ name: String, _ text: String) throws {
    try (fixture.package / "Chapters" / "Chapter01Functions" / name).write(text)
  }

  func verify(writes: Bool = false) throws -> (problems: [String], written: [String]) {
    try LessonVerifier(package: fixture.package, catalog: Catalog(package: fixture.package)).verify(
      ["1-One.md", "2-Two.md"].map { "Chapters/Chapter01Functions/\($0)" },
      writes: writes
    )
  }

  func page(_ name: String) throws -> String {
    try (fixture.package / "Chapters" / "Chapter01Functions" / name).read()
  }

  @Test("A page gets its time and its links, and an exercise that it names gets its number")
  func frames() throws {
    #expect(try verify().problems.count == 2)
    #expect(try verify(writes: true).written.count == 2)
    #expect(
      try page("2-Two.md") == """
        # Two

        2 minutes · [Contents](README.md)

        ## Inside

        Do 1.1 First, and then 1.3 counts.

        ---

        Previous: [One](1-One.md) · [Contents](README.md)

        """
    )
    #expect(try verify().problems == [])
  }

  @Test("A frame that is stale is replaced, and not doubled")
  func staleFrame() throws {
    _ = try verify(writes: true)
    let fresh = try page("1-One.md")
    try write(
      "1-One.md",
      fresh.replacing("2 minutes", with: "9 minutes").replacing("Two", with: "2")
    )
    #expect(try verify().problems.count == 1)
    _ = try verify(writes: true)
    #expect(try page("1-One.md") == fresh)
  }

  @Test("An exercise doesn't come before another one whose section is above its own")
  func order() throws {
    _ = try verify(writes: true)
    try fixture.add("01-First", lesson: "Inside", optional: "More")
    try fixture.add("02-Second", lesson: "A reducer is a function")
    #expect(
      try verify().problems
        == ["1.2 Second belongs to a section above that of the one before it."]
    )
  }

  @Test("An exercise is optional if its page, or its section, is")
  func optional() throws {
    _ = try verify(writes: true)
    try fixture.add("02-Second", lesson: "Inside")
    #expect(try verify().problems == ["1.2 Second isn't optional, and its section is."])

    try fixture.add("02-Second", lesson: "Inside", optional: "More")
    try write("1-One.md", "# One\n\n## A reducer is a function\n\n> **Optional.** For some.\n")
    _ = try verify(writes: true)
    #expect(try verify().problems == ["1.1 First isn't optional, and its section is."])
  }
}
