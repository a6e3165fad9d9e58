import Testing

@testable import Runner

@Suite struct MarkdownTests {
  func blocks(_ text: String) -> [Markdown.Block] { Markdown(text.lines).blocks }

  @Test("A paragraph is one text, however it is broken into lines, without comments")
  func paragraphs() {
    #expect(
      blocks("<!-- snippet: x -->\nWhat\nchanges\n`here`?\n\nAnd why?")
        == [.paragraph("What changes `here`?"), .paragraph("And why?")]
    )
  }

  @Test(
    "Indented code keeps its shape, and a number at the start of a line belongs to its sentence"
  )
  func indentedCode() {
    #expect(
      blocks("    if x {\n\n      y\n    }\n\nIn 1.2 and\n2.1, too.")
        == [.code(["if x {", "", "  y", "}"]), .paragraph("In 1.2 and 2.1, too.")]
    )
  }

  @Test("Items keep their marks and code keeps its lines, even right below a paragraph")
  func listsAndCode() {
    #expect(
      blocks("Look:\n- one\n- two,\nlong\n1. three\n```swift\nlet a = 1\n\n# b\n```\nThen\nsay.")
        == [
          .paragraph("Look:"), .item("one", marker: "-"), .item("two, long", marker: "-"),
          .item("three", marker: "1."), .code(["let a = 1", "", "# b"]), .paragraph("Then say."),
        ]
    )
  }

  @Test("Headings have a level, tables have rows, a link is its text, and folded text stays folded")
  func others() {
    #expect(
      blocks(
        "## A [link](b.md)\n| a | b |\n<details>\n<summary>Then?</summary>\nNo.\n</details>\nEnd"
      )
        == [
          .heading("A link", level: 2), .row("| a | b |"), .folded(summary: "Then?"),
          .paragraph("End"),
        ]
    )
  }

  @Test("Emphasis is its text, and asterisks that aren't marks stay") func emphasis() {
    #expect(
      blocks("**Do it: 1.1 Lamp.** An *action*, `a * b * c`, 2 * 3 * 4.")
        == [.paragraph("Do it: 1.1 Lamp. An action, `a * b * c`, 2 * 3 * 4.")]
    )
  }

  @Test("A block of code that is never closed ends with the text")
  func unclosed() {
    #expect(blocks("```\na") == [.code(["a"])])
    #expect(blocks("") == [])
  }

  @Test("A section ends at the next heading of its level, and code has no headings")
  func section() throws {
    let fixture = try Fixture()
    let folder = fixture.package / "Chapters/Chapter01Functions"
    try (folder / "1.1-One.md").write(
      "# One\n\n## First\n\nText.\n\n```sh\n# no\n```\n\n### Part\n\nMore.\n\n## Second\n\nEnd.\n"
    )
    let chapter = try #require(try fixture.catalog().chapters.first)
    let first = try #require(chapter.section("First"))
    #expect(first.page.name == "1.1-One.md")
    #expect(
      first.text.blocks == [
        .heading("First", level: 2), .paragraph("Text."), .code(["# no"]),
        .heading("Part", level: 3), .paragraph("More."),
      ]
    )
    #expect(chapter.section("Second")?.text.blocks.last == .paragraph("End."))
    #expect(chapter.section("One")?.text.blocks.count == 8)
    #expect(chapter.section("Third") == nil)
  }
}
