import Testing

@testable import Runner

/// Exercises of several files: the learner's own library of a chapter.
@Suite struct LibraryTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture(["01-First"])
    let sources = fixture.package / "Sources/Chapter01Functions"
    try (sources / "Reducer.swift").write("solved()\n")
    try (sources / "Store.swift").write("solved()\n")
    try (sources / "../Chapter01PrimeTime/App.swift").write("app()\n")
    try write("02-Library")
  }

  func write(_ name: String, store: String = "// A store.\n", settings: [String] = []) throws {
    let header = ["A library", "", "Write it.", "", "kind: capstone", "lesson: All"] + settings
    let starter = fixture.folder(name) / "Starter"
    try (starter / "Reducer.swift").write(header.map { "// \($0)\n" }.joined())
    try (starter / "Store.swift").write(store)
  }

  var folder: Path { fixture.workspaceFolder / "Chapter01Functions" }

  @Test("The learner gets every starter, and the solution is the chapter's library without its app")
  func files() throws {
    let workspace = try fixture.open().workspace
    let library = try fixture.exercise("Library")
    #expect((folder / "02-Library").contents == ["Reducer.swift", "Store.swift"])
    #expect(try workspace.files(library) == library.starter)
    #expect(
      library.solution == [
        SourceFile(name: "02-Library/Reducer.swift", text: "solved()\n"),
        SourceFile(name: "02-Library/Store.swift", text: "solved()\n"),
      ]
    )
    (folder / "02-Library").remove()
    #expect(try workspace.files(library) == nil)
  }

  @Test("A file that is gone or empty is named, with its starter, where the tests miss something")
  func lostFile() throws {
    let workspace = try fixture.open().workspace
    let library = try fixture.exercise("Library")
    let starter = library.starter
    func verdict(on files: [SourceFile], isMine: Bool = false) -> String {
      let error = VerdictTextTests.diagnostic("cannot find 'Store' in scope", isMine: isMine)
      var page = Page(style: .plain, width: 400, isTerminal: false)
      page.add(
        Verdict(outcome: .doesNotCompile, diagnostics: [error]),
        on: Submission(exercise: library, files: files),
        in: workspace,
        progress: LearnerProgress()
      )
      return page.lines.joined(separator: "\n")
    }
    let reset = "Its starter is \((fixture.folder("02-Library") / "Starter/Store.swift").short)."
    let gone = verdict(on: [starter[0]])
    #expect(gone.contains("  Store.swift is gone. \(reset)"))
    #expect(gone.contains("cannot find 'Store'"), "the tests may miss something else, too")
    let empty = SourceFile(name: starter[1].name, text: "\n")
    #expect(verdict(on: [starter[0], empty]).contains("  Store.swift is empty. \(reset)"))
    #expect(!verdict(on: starter).contains(reset))
    #expect(
      !verdict(on: [starter[0]], isMine: true).contains(reset),
      "its code may have been moved on purpose"
    )
  }

  @Test("After an update each file is judged by itself: untouched, edited or removed")
  func update() throws {
    _ = try fixture.open()
    try (folder / "02-Library/Reducer.swift").write("mine")
    try write("02-Library", store: "// A new store.\n", settings: ["formerly: Lib"])
    let notices = try fixture.open().notices
    #expect(notices.count == 1)
    #expect(try (folder / "02-Library/Reducer.swift").read() == "mine")
    #expect((folder / "02-Library/Reducer.swift.new").exists)
    #expect(try (folder / "02-Library/Store.swift").read() == "// A new store.\n")

    (folder / "02-Library/Store.swift").remove()
    _ = try fixture.open()
    #expect(!(folder / "02-Library/Store.swift").exists)
  }

  @Test("A renumbered and renamed library moves with all its files, and its progress with it")
  func renamed() throws {
    let workspace = try fixture.open().workspace
    try workspace.update { $0.apply(.done("Library", true)) }
    try (folder / "02-Library/Store.swift").write("mine")
    try (folder / "02-Library/Further.swift").write("mine, too")
    fixture.remove("02-Library")
    try write("05-Whole", settings: ["formerly: Library"])
    let (reopened, progress, _) = try fixture.open()
    #expect(folder.contents == ["01-First.swift", "05-Whole"])
    #expect(try (folder / "05-Whole/Store.swift").read() == "mine")
    #expect(try reopened.files(fixture.exercise("Whole"))?.count == 3)
    #expect(progress.done == ["Whole"])
    #expect(Set(progress.starters.keys) == ["First", "Whole/Reducer.swift", "Whole/Store.swift"])
  }

  @Test("Reset backs up every file that was changed, and leaves added files alone")
  func reset() throws {
    let workspace = try fixture.open().workspace
    let library = try fixture.exercise("Library")
    try (folder / "02-Library/Store.swift").write("mine")
    try (folder / "02-Library/Further.swift").write("mine, too")
    let backups = try workspace.reset(library)
    #expect(try backups.map { try $0.read() } == ["mine"])
    #expect(try (folder / "02-Library/Store.swift").read() == "// A store.\n")
    #expect(try (folder / "02-Library/Further.swift").read() == "mine, too")
  }

  @Test("The seeded bugs of a test exercise are the sentences in its mutants' file")
  func bugs() throws {
    try fixture.add("03-Hunt", settings: ["kind: test", "lesson: Tests"])
    try (fixture.folder("03-Hunt") / "Mutants.swift").write(
      "switch bug {\n  // bug: a count that starts at one\ncase 1: 1\n// bug: none\n}\n"
    )
    guard case .tests(_, let bugs) = try fixture.exercise("Hunt").material else {
      Issue.record("It is an exercise of tests.")
      return
    }
    #expect(bugs == ["a count that starts at one", "none"])
  }
}
