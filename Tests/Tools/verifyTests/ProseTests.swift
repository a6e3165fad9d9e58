import Testing

@testable import Runner
@testable import verify

@Suite struct ProseTests {
  func page(_ text: String) -> Prose { Prose(text, file: "Page.md") }

  let regions = [
    "S.swift#send": SnippetRegion(file: "S.swift", name: "send", lines: ["send()", "done()"]),
    "S.swift#none": SnippetRegion(file: "S.swift", name: "none", lines: []),
  ]

  func problems(_ text: String) -> [String] {
    var page = page(text)
    return page.refresh(from: regions)
  }

  static func block(
    _ comment: String,
    _ code: String = "send()\ndone()\n",
    _ language: String = "swift"
  )
    -> String
  {
    (comment.isEmpty ? "" : "<!-- \(comment) -->\n") + "```\(language)\n\(code)```\n"
  }

  // MARK: - Blocks

  @Test("A block knows what the comment right above it says")
  func sources() {
    let page = page(
      [
        "snippet: S.swift#send", "fragment: why", "rejects: \"two words\"", "elsewhere: x", "odd",
        "",
      ]
      .map { Self.block($0) }.joined(separator: "\n")
    )
    #expect(
      page.blocks.map(\.source) == [
        .snippet("S.swift#send"), .fragment, .rejects("two words"), .elsewhere, .unknown("odd"),
        .none,
      ]
    )
    #expect(page.blocks.map { page.text(of: $0) } == Array(repeating: "send()\ndone()\n", count: 6))
    #expect(page.usedRegions == ["S.swift#send"])
  }

  @Test(
    "What is in order isn't a problem",
    arguments: [
      block("snippet: S.swift#send"), block("snippet: S.swift#none", ""), block("fragment: why"),
      block("elsewhere: another package"), block("rejects: \"words\""),
      block("", "swift test\n", "sh"),
      block("", "a drawing\n", ""), "Only words.\n", "",
    ]
  )
  func inOrder(text: String) {
    #expect(problems(text) == [])
  }

  @Test("A Swift block that doesn't say where it comes from is reported")
  func unlabelled() {
    let told = "this Swift block does not say where it comes from."
    #expect(problems(Self.block("")) == ["Page.md:1: \(told)"])
    #expect(
      problems("<!-- fragment: why -->\n\n" + Self.block("")) == ["Page.md:3: \(told)"],
      "The comment stands right above the fence."
    )
  }

  @Test(
    "A comment with an unknown meaning is reported",
    arguments: ["snipet: S.swift#send", "fragment:", "why"]
  )
  func unknown(comment: String) {
    #expect(
      problems("# Title\n\n" + Self.block(comment))
        == ["Page.md:4: \"\(comment)\" doesn't say where the block comes from."]
    )
  }

  @Test("A screen is a copy of what an app prints, named by the app and the keys")
  func screen() {
    var page = Prose("<!-- screen: 1; keys: +p -->\n```text\n0\n```\n", file: "Page.md")
    let id = "screen#1; keys: +p"
    #expect(page.screens == [id])
    let region = SnippetRegion(file: "screen", name: "1; keys: +p", lines: ["1", "is not prime"])
    #expect(page.refresh(from: [id: region]) == ["Page.md:2: the copy of \(id) is stale."])
    #expect(page.lines[2...3] == ["1", "is not prime"])
  }

  @Test("A missing region is reported")
  func noRegion() {
    #expect(
      problems(Self.block("snippet: S.swift#gone"))
        == ["Page.md:2: there is no region S.swift#gone."]
    )
  }

  @Test("An unclosed fence is reported, because nothing after it would be checked")
  func unclosed() {
    #expect(problems("Words.\n```swift\nsend()\n") == ["Page.md:2: this block is never closed."])
  }

  @Test("A conflict that wasn't resolved is reported") func conflict() {
    #expect(
      problems("Title\n=====\n<<<<<<< HEAD\nMine.\n=======\nTheirs.\n>>>>>>> theirs\n")
        == [3, 7].map { "Page.md:\($0): a marker of a merge conflict is left." }
    )
  }

  @Test(
    "A block with code for several places is reported",
    arguments: [
      "case saved(Draft)\ncase .saved: return .none\n", "let id = 1\ncase .saved:\n  save()\n",
      "struct Draft {}\n\ncase saved\n", ".sheet(item: $draft)\n\ncase .saved:\n  close()\n",
    ]
  )
  func severalPlaces(code: String) {
    #expect(
      problems(Self.block("fragment: why", code)) == [
        "Page.md:2: this block has code for several places, such as an action and a reducer. "
          + "Give each its own block, and say where it goes."
      ]
    )
  }

  @Test(
    "A block for one place may have several lines at the margin",
    arguments: [
      "case saved(Draft)\nindirect case next(Self)\n",
      "case .saved:\n  save()\n// The rest.\ncase let .closed(id):\n  end(id)\ndefault:\n  break\n",
      "let id = 1\nswitch id {\ncase .saved:\n  save()\ndefault: break\n}\n",
      "@Shared var count = 0\n\nList(rows) {\n  Row()\n}\n.sheet(item: $draft)\n",
    ]
  )
  func onePlace(code: String) {
    #expect(problems(Self.block("fragment: why", code)) == [])
  }

  @Test("Stale copies are reported and refreshed in place, whether longer or shorter")
  func stale() {
    let fresh = Self.block("snippet: S.swift#send")
    var page = page(
      [
        Self.block("snippet: S.swift#send", "send()\n"), fresh,
        Self.block("snippet: S.swift#none", "old\nolder\n"),
        Self.block("snippet: S.swift#send", "a\nb\nc\n"), "The end.\n",
      ].joined(separator: "\n")
    )
    #expect(
      page.refresh(from: regions) == [
        "Page.md:2: the copy of S.swift#send is stale.",
        "Page.md:13: the copy of S.swift#none is stale.",
        "Page.md:19: the copy of S.swift#send is stale.",
      ]
    )
    let expected = [fresh, fresh, Self.block("snippet: S.swift#none", ""), fresh, "The end.\n"]
      .joined(separator: "\n")
    #expect(page.lines == expected.lines)
    #expect(problems(expected) == [])
  }

  // MARK: - Links

  @Test("Links are resolved from the page's folder, and dead ones are reported with their line")
  func links() throws {
    let fixture = Fixture()
    _ = try fixture.exercise()
    let folder = fixture.package / "Chapters"
    #expect(
      page(
        """
        [one](Chapter01Functions) and [two](../Chapters/Chapter01Functions#anchor),
        [gone](Gone.md), [far](https://example.com/a#b), ![pic](gone.png)
        [`code`](Lost.md#top) [mail](mailto:me@example.com)
        """
      ).deadLinks(from: folder) == [
        "Page.md:2: the link to Gone.md leads nowhere.",
        "Page.md:2: the link to gone.png leads nowhere.",
        "Page.md:3: the link to Lost.md leads nowhere.",
      ]
    )
  }

  @Test("A link to a heading that isn't there is reported")
  func anchors() throws {
    let fixture = Fixture()
    let folder = fixture.package
    try (folder / "Other.md").write(
      "# A `b()`, c → d\n## Twice\n## [Twice](x.md)\n```\n# code\n```\n### 'forEach(_:)' _x\n"
    )
    let right = ["a-b-c--d", "twice", "twice-1", "foreach_-_x"]
    let wrong = ["Twice", "twice-2", "code", ""]
    let links = (right + wrong).map { "[x](Other.md#\($0))" }
    #expect(
      page("## Here\n[a](#here), [b](#gone)\n" + links.joined(separator: "\n") + "\n")
        .deadLinks(from: folder)
        == ["Page.md:2: the link to #gone leads to no heading."]
        + wrong.enumerated().map {
          "Page.md:\($0.offset + 7): the link to Other.md#\($0.element) leads to no heading."
        }
    )
  }

  @Test("Code and `inline code` contain no links")
  func noLinks() {
    let page = page("```\n[a](gone.md)\n```\nA `[b](gone.md)` and `c](d)`.\n`e`, [x](gone.md)\n")
    #expect(page.deadLinks(from: Path("/")) == ["Page.md:5: the link to gone.md leads nowhere."])
  }

  // MARK: - The whole package

  @Test("Pages are refreshed in place, and a region that no page uses is reported")
  func package() async throws {
    let fixture = Fixture()
    let region = "// snippet.NAME\nnew()\n// snippet.end\n"
    let source = fixture.package / "Sources/Library/S.swift"
    try source.write(
      region.replacing("NAME", with: "used") + region.replacing("NAME", with: "idle")
    )
    let page = fixture.package / "docs/deep/Page.md"
    let id = "Sources/Library/S.swift#"
    try page.write(Self.block("snippet: \(id)used", "old()\n"))
    let verifier = ProseVerifier(
      package: fixture.package,
      builder: Builder(
        toolchain: Toolchain(compiler: "/none", method: .swiftPM),
        package: fixture.package,
        folder: fixture.package / "build"
      )
    )

    #expect(verifier.pages == ["docs/deep/Page.md"])
    let unused = "\(id)idle: no page uses this region."
    let stale = "docs/deep/Page.md:2: the copy of \(id)used is stale."
    var (problems, written) = try await verifier.verify(writes: false)
    #expect(problems == [stale, unused])
    #expect(written == [])
    #expect(try page.read().contains("old()"))

    (problems, written) = try await verifier.verify(writes: true)
    #expect(problems == [unused])
    #expect(written == ["docs/deep/Page.md"])
    #expect(try page.read() == Self.block("snippet: \(id)used", "new()\n"))
  }
}
