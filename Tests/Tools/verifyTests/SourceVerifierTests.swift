import Testing

@testable import Runner
@testable import verify

@Suite struct SourceVerifierTests {
  func problems(
    _ files: [String: String],
    chapters: [String] = [],
    twins: [[String]] = []
  ) -> [String] {
    SourceVerifier(files: files, chapters: chapters, twins: twins).problems
  }

  @Test(
    "A source opens with a comment that says why it exists",
    arguments: [
      "import Foundation\n", "/// A docstring.\nlet x = 1\n", "// snippet.x\n", "", "//\n",
    ]
  )
  func opening(text: String) {
    #expect(problems(["Sources/A/B.swift": "// Why.\n"]).isEmpty)
    #expect(
      problems(["Sources/A/B.swift": text])
        == ["Sources/A/B.swift does not open with a comment that says why it exists."]
    )
    #expect(problems(["Tests/A/B.swift": text]).isEmpty, "A test's names say why.")
  }

  @Test("A comment is at most 100 columns wide, counted in characters")
  func width() {
    let widest = "  // " + String(repeating: "…", count: 95) + "\n"
    #expect(problems(["Tests/A/B.swift": widest]).isEmpty)
    #expect(
      problems(["Chapters/A/B.swift": "let x = 1\n  // " + String(repeating: "a", count: 96)])
        == ["Chapters/A/B.swift:2: this comment is 101 columns wide; the limit is 100."]
    )
  }

  @Test("The sources' page links each module's folder") func modules() {
    var files = [
      "Package.swift": """
      .target(name: "Low"),
      .target(name: "High", dependencies: ["Low"], path: "Sources/Apps/High"),
      .testTarget(name: "LowTests", dependencies: ["Low"]),
      .target(name: "Helper", dependencies: ["High"], path: "Tests/Helper"),
      """,
      "Sources/README.md": "[`High`](Apps/High), [`Low`](Low/README.md)",
    ]
    #expect(problems(files).isEmpty)
    files["Sources/README.md"] = "[`High`](Apps/High2), [`Low`](Lower)"
    #expect(
      problems(files) == [
        "Sources/README.md does not link Low, the folder of Low.",
        "Sources/README.md does not link Apps/High, the folder of High.",
      ]
    )
  }

  @Test("A chapter's README lists each of its sources, and only what exists")
  func readingOrder() {
    var files = ["Sources/One/Store.swift": "// .", "Sources/One/In/Effect+Map.swift": "// ."]
    let missing = "Sources/One/README.md is missing: it lists the chapter's files in reading order."
    #expect(problems(files, chapters: ["One"]) == [missing])

    files["Sources/One/README.md"] = "1.1: [Store.swift](Store.swift), `In/Effect+Map.swift`\n"
    #expect(problems(files, chapters: ["One"]).isEmpty)

    files["Sources/One/README.md"] = "1.1: Store.swift, Gone.swift\n"
    #expect(
      problems(files, chapters: ["One"]) == [
        "Sources/One/README.md does not list In/Effect+Map.swift.",
        "Sources/One/README.md lists Gone.swift, which does not exist.",
      ]
    )
  }

  @Test("The README of a chapter lists the files of its other module, too")
  func twoModules() {
    var files = [
      "Sources/Chapter01One/Store.swift": "// .",
      "Sources/Chapter01Core/In/Effect.swift": "// .",
      "Sources/Chapter01One/README.md": "Store.swift, [Gone](../Chapter01Core/In/Gone.swift)\n",
    ]
    #expect(
      problems(files, chapters: ["Chapter01One"]) == [
        "Sources/Chapter01One/README.md does not list ../Chapter01Core/In/Effect.swift.",
        "Sources/Chapter01One/README.md lists ../Chapter01Core/In/Gone.swift, which does not exist.",
      ]
    )
    files["Sources/Chapter01One/README.md"] =
      "Store.swift, [`In/Effect.swift`](../Chapter01Core/In/Effect.swift)\n"
    #expect(problems(files, chapters: ["Chapter01One"]).isEmpty)
  }

  @Test("Twins are the same except for the chapter they import")
  func twins() {
    let pair = [["Tests/A.swift", "Tests/B.swift"]]
    #expect(
      problems(
        [
          "Tests/A.swift": "import Chapter01\nx\n",
          "Tests/B.swift": "@testable import Chapter02\nx\n",
        ],
        twins: pair
      ).isEmpty
    )
    #expect(
      problems(["Tests/A.swift": "x\n", "Tests/B.swift": "y\n"], twins: pair) == [
        "Tests/B.swift differs from Tests/A.swift: but for their imports they are meant to be the "
          + "same."
      ]
    )
  }

  @Test("A rule stands above a test in each file that it names")
  func rules() {
    func problems(_ rules: String) -> [String] {
      self.problems([
        "docs/reference/rules.md": rules,
        "Tests/A.swift": [
          "// A file.", "// R1.1", "@Test(\"Once\") func once() {}",
          "  // R1.1, R1.2a", "  @Test(\n    \"Again\", arguments: [1]) func again() {}",
          "// R1.3", "func helper() {}",
        ].joined(separator: "\n"),
      ])
    }
    #expect(
      problems(
        """
        **R1.1** It happens once. [A](../../Tests/A.swift)

        **R1.2a** Again. [A](../../Tests/A.swift)
        """
      ).isEmpty
    )
    #expect(
      problems(
        """
        **R1.1** It happens once.

        **R1.3** Thrice. [A](../../Tests/A.swift), [B](../../Tests/B.swift)

        ## Chapter 2

        **2.1** Never.
        """
      ) == [
        "docs/reference/rules.md:1: no test holds this rule.",
        "docs/reference/rules.md:3: Tests/A.swift has no test below \"// R1.3\".",
        "docs/reference/rules.md:3: Tests/B.swift has no test below \"// R1.3\".",
        "docs/reference/rules.md:7: a rule's name is like R4.5.",
        "Tests/A.swift: docs/reference/rules.md has no rule R1.2a.",
      ]
    )
  }
}
