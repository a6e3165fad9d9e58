import Testing

@testable import site

@Suite struct SiteTests {
  private let files = [
    "README.md": "# Start\n\n[Guides](docs), [the license](LICENSE).",
    "LICENSE": "MIT",
    "docs/README.md": "# Guides\n\n[B](b.md#what-it-is) before [A](a.md).",
    "docs/a.md": "# A\n\n[Store](../Sources/Store.swift), [again](#a)",
    "docs/b.md": "# B\n\n## What it is\n\n[Tests](../Tests)",
    "Sources/Store.swift": "// Holds the state.\n\nlet a = 1\n",
    "Sources/Other.swift": "let b = 1\n",
    "Tests/StoreTests/Tests.swift": "import Testing\n",
    "Chapters/One/README.md": "# One\n\n[Lesson](01-Lesson.md)",
    "Chapters/One/01-Lesson.md": "# Lesson\n\nDo it: 1.1 Lamp.",
    "Chapters/One/Exercises/01-Lamp/README.md": "# 1.1 A lamp\n\nWrite it.",
    "Chapters/One/Exercises/01-Lamp/Hints.md": "## A question\n\nWhich?",
  ]
  private let lessons = ["Chapters/One/Exercises/01-Lamp": "Chapters/One/01-Lesson.md"]

  private func topics(of page: String, in site: Site) -> [String] {
    site.catalogue["\(page).md", default: ""].split(separator: "## Topics\n").dropFirst()
      .flatMap { $0.split(separator: "\n").map(String.init) }
  }

  @Test("Each page is listed under the README.md above it, in the order of its links")
  func parents() {
    let site = Site(files: files, lessons: lessons)
    #expect(site.problems.isEmpty)
    #expect(
      topics(of: "ComposableWorkbook", in: site) == [
        "### Pages", "- <doc:docs>", "- <doc:Chapters-One>",
        "### Files", "- <doc:LICENSE>", "- <doc:Sources-Store-swift>", "- <doc:Tests>",
      ]
    )
    #expect(topics(of: "docs", in: site) == ["### Pages", "- <doc:docs-b>", "- <doc:docs-a>"])
  }

  @Test("An exercise is listed under its lesson, and no solution is") func exercises() {
    let site = Site(files: files, lessons: lessons)
    let exercise = "Chapters-One-Exercises-01-Lamp"
    #expect(
      topics(of: "Chapters-One-01-Lesson", in: site) == ["### Exercises", "- <doc:\(exercise)>"]
    )
    #expect(
      site.catalogue["Chapters-One-01-Lesson.md"]?.contains("[1.1 Lamp](doc:\(exercise)).") == true
    )
    #expect(site.catalogue["\(exercise)-Hints.md"] == nil)
  }

  @Test("A file that a page links to is a page, and every file of such a folder") func sources() {
    let site = Site(files: files, lessons: lessons)
    #expect(
      site.catalogue["Sources-Store-swift.md"] == """
        # Store.swift

        Holds the state.

        ````swift
        // Holds the state.

        let a = 1

        ````

        """
    )
    #expect(site.catalogue["Sources-Other-swift.md"] == nil)
    #expect(
      topics(of: "Tests-StoreTests", in: site)
        == ["### Files", "- <doc:Tests-StoreTests-Tests-swift>"]
    )
  }

  @Test("A link to a heading takes DocC's name for it") func anchors() {
    let site = Site(files: files, lessons: lessons)
    #expect(site.catalogue["docs.md"]?.contains("[B](doc:docs-b#What-it-is) before") == true)
    #expect(site.catalogue["docs-a.md"]?.contains("[again](doc:docs-a#A)") == true)
  }

  @Test("A dead link, two pages or two images of one name are problems")
  func problems() {
    let site = Site(files: [
      "README.md": "# Start\n\n[a](A.md), [b](docs/a.md#b), ![c](c.svg), ![c](docs/c.svg)",
      "c.svg": "", "docs/c.svg": "",
      "docs/a.md": "# A", "docs-a.md": "# A",
    ])
    #expect(
      site.problems == [
        "README.md:3: the link to A.md leads nowhere.",
        "README.md:3: the link to docs/a.md#b leads to no heading.",
        "c.svg and docs/c.svg would have one name.",
        "docs-a.md and docs/a.md would have one name.",
      ]
    )
  }

  @Test("A library's summary is what the page of the sources says") func libraries() {
    let libraries = Library.all(in: [
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
