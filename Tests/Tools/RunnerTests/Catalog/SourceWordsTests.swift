import Testing

@testable import Runner

@Suite struct SourceWordsTests {
  @Test(
    "An import is read as Swift reads it",
    arguments: [
      "import Library", "  import   Library  ", "import Library // for the store",
      "import Library /* for */", "/* a */ import /* b */ Library", "import Library;",
      "import Other; import Library", "let a = 1; import Library", "@testable import Library",
      "@_spi(Some) @testable import Library", "internal import Library",
      "@preconcurrency public import Library", "import struct Library.Store",
      "import func Library.combine", "import Library.Part", "import `Library`",
      "import\n  Library", "@testable\nimport Library",
      "#if canImport(Library)\nimport Library\n#endif",
      "\u{FEFF}import Library", "import Library\r\nlet a = 1",
      "/* /* */ import No */ import Library",
      "let a = \"\\(f(\")\"))\"\nimport Library", "let a = #\"\"\"\"#\nimport Library",
      "let a = \"\"\"\n  \"quoted\" // \n  \"\"\"\nimport Library",
      "let a = \"no end\nimport Library",
    ]
  )
  func imported(source: String) {
    #expect(importedModules(of: source).contains("Library"))
  }

  @Test(
    "What only looks like an import isn't one",
    arguments: [
      "// import Library", "/* import Library */", "/* /* */ import Library */",
      "let a = \"import Library\"", "let a = \"\"\"\n  import Library\n  \"\"\"",
      "let a = #\"\\\" import Library\"#", "let a = \"\\(f(\"x\")) import Library\"",
      "a.import Library", "f(import: Library)", "important Library", "let imports = Library",
    ]
  )
  func notImported(source: String) {
    #expect(!importedModules(of: source).contains("Library"))
  }

  @Test("All imports on a line are found, and each of the package's libraries is listed once")
  func several() throws {
    #expect(importedModules(of: "import A;import B ; @testable import C") == ["A", "B", "C"])
    let fixture = try Fixture([])
    for name in ["A", "B"] { try (fixture.package / "Sources" / name / "a.swift").write("") }
    let sources = ["import B; import Foundation", "import B // and\nimport A"]
    #expect(importedLibraries(of: sources, in: fixture.package) == ["A", "B"])
  }

  @Test("A module is found in a folder of modules, even in one of its own name, and nowhere deeper")
  func grouped() throws {
    let fixture = try Fixture([])
    let package = fixture.package
    let modules = ["Apps/A", "Migration/Migration", "Chapter01Functions/Testing"]
    for folder in modules.map({ "Sources/\($0)" }) + ["Tests/Migration/MigrationTests"] {
      try (package / folder / "a.swift").write("")
    }
    #expect(package.module("A") == package / "Sources/Apps/A")
    #expect(package.module("Migration") == package / "Sources/Migration/Migration")
    #expect(package.module("Testing") == nil)
  }

  @Test("A library is the same one in whichever order exercises import it and what it imports")
  func order() throws {
    let fixture = try Fixture([])
    let sources = fixture.package / "Sources"
    for name in ["A", "B"] { try (sources / name / "a.swift").write("") }
    try (sources / "Both/a.swift").write("import A\nimport B\n")
    let builder = builder(of: fixture.package)
    let folders = try [["B", "Both"], ["Both"]].map { try builder.libraries(for: $0).last?.folder }
    #expect(folders[0] == folders[1])
  }

  @Test("A library leads an editor to where its sources really are, and is another one elsewhere")
  func place() throws {
    let fixture = try Fixture([])
    let (first, second) = (fixture.package / "first", fixture.package / "second")
    for package in [first, second] { try (package / "Sources/A/a.swift").write("") }
    let link = fixture.package / "link"
    try link.makeLink(to: first.description)
    let found = try [first, link, second].flatMap { try builder(of: $0).libraries(for: ["A"]) }
    #expect(found.map(\.module) == [first, first, second].map { $0.resolved / "Sources/A" })
    #expect(found[0].folder.name == found[1].folder.name)
    #expect(found[0].folder.name != found[2].folder.name)
  }

  private func builder(of package: Path) -> Builder {
    Builder(
      toolchain: Toolchain(compiler: "/none", method: .swiftPM),
      package: package,
      folder: package / "build"
    )
  }
}
