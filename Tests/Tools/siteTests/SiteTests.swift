import Testing

@testable import Runner
@testable import site

@Suite struct SiteTests {
  private let files = [
    "README.md": "# Start\n\n[Guides](docs), [the license](LICENSE), ![c](c.svg).",
    "LICENSE": "MIT",
    "c.svg": "<svg/>",
    "docs/README.md": "# Guides\n\n[B](b.md#what-it-is-) before [A](a.md).",
    "docs/a.md": "# Zebras\n\n[`Store`](../Sources/One/Store.swift), [again](#zebras)",
    "docs/b.md": "# B\n\n## What it is …\n\n[Tests](../Tests), [gone](gone.md), [no](a.md#no)",
    "Sources/One/Store.swift": "// Holds the state.\n\nlet a = 1\n",
    "Tests/StoreTests/Tests.swift": "import Testing\n",
    "Chapters/Chapter01One/README.md": "# One\n\n[Lesson](01-Lesson.md)",
    "Chapters/Chapter01One/01-Lesson.md": "# Lesson\n\nDo it: 1.1 Lamp.",
    "Chapters/Chapter01One/02-More.md": "# Another",
    "Chapters/Chapter01One/Exercises/01-Lamp/README.md": "# 1.1 A lamp\n\nWrite it.",
    "Chapters/Chapter01One/Exercises/01-Lamp/Hints.md": "## A question\n\nWhich?",
  ]

  private var site: Site {
    Site(
      files: files,
      lessons: ["Chapters/Chapter01One/Exercises/01-Lamp": "Chapters/Chapter01One/01-Lesson.md"],
      libraries: [DocumentedLibrary(name: "One", folder: "Sources/One", summary: "A store.")]
    )
  }

  private func topics(of page: String) -> [String] {
    site.catalogue["\(page).md", default: ""].split(separator: "## Topics\n").dropFirst()
      .flatMap { $0.split(separator: "\n").map(String.init) }
  }

  @Test("Each page is listed under the README.md above it: by number, others by title")
  func parents() {
    #expect(site.problems.isEmpty)
    #expect(
      topics(of: "ComposableWorkbook") == [
        "### Pages", "- <doc:Chapters-Chapter01One>", "- <doc:docs>",
      ]
    )
    #expect(topics(of: "docs") == ["### Pages", "- <doc:docs-b>", "- <doc:docs-a>"])
    #expect(
      topics(of: "Chapters-Chapter01One") == [
        "### Pages", "- <doc:Chapters-Chapter01One-01-Lesson>",
        "- <doc:Chapters-Chapter01One-02-More>",
      ]
    )
  }

  @Test("The navigator shows a chapter's number") func numbered() {
    #expect(site.pages["Chapters/Chapter01One"]?.hasPrefix("# 1. One\n") == true)
  }

  @Test("An exercise is listed under its lesson, and no solution is") func exercises() {
    let exercise = "Chapters-Chapter01One-Exercises-01-Lamp"
    let lesson = "Chapters-Chapter01One-01-Lesson"
    #expect(topics(of: lesson) == ["### Exercises", "- <doc:\(exercise)>"])
    #expect(site.catalogue["\(lesson).md"]?.contains("[1.1 Lamp](doc:\(exercise)).") == true)
    #expect(site.catalogue["\(exercise)-Hints.md"] == nil)
  }

  @Test("A source has no page: a link to it leads to its library's API, or is text and counted")
  func sources() {
    #expect(site.catalogue.keys.allSatisfy { !$0.hasPrefix("Sources") && $0 != "LICENSE.md" })
    #expect(site.pages["docs/a.md"]?.contains("[`Store`](doc:/One)") == true)
    #expect(site.pages["docs/b.md"]?.contains("\nTests, ") == true)
    #expect(site.pages[""]?.contains(", the license, ![c](c.svg).") == true)
    #expect(site.linksToFiles == 2)
  }

  @Test("A link to a heading takes DocC's name for it") func anchors() {
    #expect(site.pages["docs"]?.contains("[B](doc:docs-b#What-it-is) before") == true)
    // DocC knows no heading that is a page's title.
    #expect(site.pages["docs/a.md"]?.contains("[again](doc:docs-a)") == true)
  }

  @Test("DocC sees every dead link, and reports it") func deadLinks() {
    #expect(
      site.pages["docs/b.md"]?.hasSuffix("[gone](doc:docs-gone), [no](doc:docs-a#no)") == true
    )
  }

  @Test("Two pages or two images of one name are problems") func problems() {
    let site = Site(files: [
      "README.md": "# Start\n\n![c](c.svg), ![c](docs/c.svg)",
      "c.svg": "", "docs/c.svg": "",
      "docs/a.md": "# A", "docs-a.md": "# A",
    ])
    #expect(
      site.problems == [
        "c.svg and docs/c.svg would have one name.",
        "docs-a.md and docs/a.md would have one name.",
      ]
    )
  }

  @Test(
    "The path of the site's address is one",
    arguments: [
      ("/ComposableWorkbook", true), ("/a/b-c.d_e~1", true), ("ComposableWorkbook", false),
      ("", false), ("/a b", false), ("/a?b", false), ("//a", false), ("/ä", false),
    ]
  )
  func base(text: String, isRight: Bool) {
    #expect((try? checkedBase(text)) == (isRight ? text : nil))
  }

  @Test("A library's summary is what the page of the sources says") func libraries() {
    let libraries = DocumentedLibrary.all(in: [
      "Package.swift": #".library(name: "A", .library(name: "B", .library(name: "CViews","#,
      "Sources/README.md": """
      | [`A`](A/README.md) | a store |
      | [`B`](Apps/B), [`CViews`](Views/CViews) | the app |
      | [`Tool`](Tools/Tool) | a tool |
      """,
    ])
    #expect(
      libraries.map { [$0.name, $0.folder, $0.summary] } == [
        ["A", "Sources/A", "A store."], ["B", "Sources/Apps/B", "The app."],
      ]
    )
  }
}
