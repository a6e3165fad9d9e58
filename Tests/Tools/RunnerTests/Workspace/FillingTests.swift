import Testing

@testable import Runner

/// A capstone whose one file begins with what the learner wrote in the first exercise.
@Suite struct FillingTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture(["01-First"])
    try (fixture.package / "Sources/Chapter01Functions/Reducer.swift").write("solved()\n")
    try write()
  }

  func write(title: String = "A library") throws {
    let header = [title, "", "Write it.", "", "kind: capstone", "lesson: All"]
    let starter = fixture.folder("02-Library") / "Starter"
    try (starter / "Reducer.swift").write(
      header.map { "// \($0)\n" }.joined()
        + "\nfunc twice() {\n  // answer 1 of First\n  fatalError()\n  // end answer\n}\n"
    )
    try (starter / "Store.swift").write("// A store.\n")
  }

  private var folder: Path { fixture.workspaceFolder / "Chapter01Functions" }
  private var file: Path { folder / "02-Library/Reducer.swift" }

  /// Answers the first exercise and passes it.
  private func pass(_ answer: String = "count += 1") throws {
    let workspace = try fixture.open().workspace
    let source = try fixture.exercise("First").source
    try (folder / "01-First.swift").write(
      source.solution.replacing("count += 1", with: answer)
    )
    try workspace.save(.done("First", true))
  }

  private var body: String {
    get throws {
      let lines = try file.read().lines
      return lines.drop { $0 != "func twice() {" }.dropFirst().first?.trimmed ?? ""
    }
  }

  @Test("What was passed before the capstone is handed out is in it from the start")
  func handedOut() throws {
    fixture.remove("02-Library")
    try pass()
    try write()
    let (_, progress, notices) = try fixture.open()
    #expect(try body == "count += 1")
    #expect(progress.filled["Library/Reducer.swift"]?.exercises == ["First"])
    #expect(progress.filled["Library/Store.swift"] == nil)
    #expect(notices.isEmpty)
  }

  @Test("A capstone that nobody has touched is filled as soon as the exercise passes")
  func whenPassed() throws {
    _ = try fixture.open()
    #expect(try body == "fatalError()")
    try pass()
    #expect(try body == "count += 1")
  }

  @Test("An answer that has changed goes into a capstone that nobody has touched")
  func again() throws {
    try pass()
    #expect(try body == "count += 1")
    try pass("count += 2 - 1")
    #expect(try body == "count += 2 - 1")
  }

  @Test("Only answers that have passed are filled in")
  func notPassed() throws {
    let workspace = try fixture.open().workspace
    let source = try fixture.exercise("First").source
    try (folder / "01-First.swift").write(
      source.solution.replacing("count += 1", with: "count -= 1")
    )
    try workspace.save(.done("First", false))
    _ = try fixture.open()
    #expect(try body == "fatalError()")
  }

  @Test("What can't be found in the learner's file leaves the starter's own lines")
  func notFound() throws {
    let workspace = try fixture.open().workspace
    try (folder / "01-First.swift").write("let increment = 1\n")
    try workspace.save(.done("First", true))
    #expect(try body == "fatalError()")
    #expect(try fixture.open().progress.filled.isEmpty)
  }

  @Test("A capstone that was touched is left as it is, and no file is put beside it")
  func touched() throws {
    _ = try fixture.open()
    try file.write("mine\n")
    try pass()
    let notices = try fixture.open().notices
    #expect(try file.read() == "mine\n")
    #expect(notices.isEmpty)
    #expect((folder / "02-Library").contents == ["Reducer.swift", "Store.swift"])
  }

  @Test("One that was filled and then touched is left as it is, even if the answer changes")
  func touchedAfterwards() throws {
    try pass()
    try file.write(file.read() + "// mine\n")
    try pass("count += 2 - 1")
    _ = try fixture.open()
    #expect(try body == "count += 1")
    #expect(try file.read().hasSuffix("// mine\n"))
    #expect((folder / "02-Library").contents == ["Reducer.swift", "Store.swift"])
  }

  @Test(
    "After an update, an untouched one is filled again, and a touched one gets the plain starter"
  )
  func updated() throws {
    try pass()
    try write(title: "A new library")
    #expect(try fixture.open().notices.isEmpty)
    #expect(try file.read().hasPrefix("// A new library"))
    #expect(try body == "count += 1")

    try file.write("mine\n")
    try write(title: "A newer library")
    #expect(try fixture.open().notices.count == 1)
    #expect(try file.read() == "mine\n")
    #expect(try (folder / "02-Library/Reducer.swift.new").read().contains("fatalError()"))
  }

  @Test("Reset fills it again, and keeps what was there")
  func reset() throws {
    try pass()
    let (workspace, _, _) = try fixture.open()
    try file.write("mine\n")
    let backups = try workspace.reset(fixture.exercise("Library"))
    #expect(try backups.map { try $0.read() } == ["mine\n"])
    #expect(try body == "count += 1")
    try pass("count += 2 - 1")
    _ = try fixture.open()
    #expect(try body == "count += 2 - 1")
  }

  @Test("The exercise and its verdict say which files were filled, and from which exercises")
  func said() throws {
    try pass()
    let (workspace, progress, _) = try fixture.open()
    let library = try fixture.exercise("Library")
    let files = try #require(try workspace.files(library))
    let verdict = Verdict(
      outcome: .notYet,
      findings: .rules([
        .init(name: "A", file: "A.swift", line: 1, failures: [.init(expectation: "", comments: [])])
      ])
    )
    let answers: [Answer] = [
      .movedOn(to: library),
      .verdict(verdict, Submission(exercise: library, files: files)),
    ]
    for answer in answers {
      var page = Page(width: 100)
      page.isWatching = true
      page.add(answer, in: workspace, progress)
      let text = page.lines.joined(separator: "\n")
      #expect(text.contains("filled in with what you wrote: Reducer.swift from 1.1"))
      #expect(text.contains("not started") || answer == answers[0])
    }
  }
}
