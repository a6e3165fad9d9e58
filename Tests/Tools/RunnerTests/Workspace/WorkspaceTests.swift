import Foundation
import Testing

@testable import Runner

@Suite struct WorkspaceTests {
  let fixture: Fixture

  init() throws { fixture = try Fixture() }

  var learnersFolder: Path { fixture.workspaceFolder / "Chapter01Functions" }
  var state: Path { fixture.workspaceFolder / ".workbook/state" }

  func read(_ name: String) throws -> String { try (learnersFolder / name).read() }

  // MARK: - Opening

  @Test("The first run writes every starter and begins at the first exercise")
  func firstRun() throws {
    let (workspace, progress, notices) = try fixture.open()
    #expect(notices.isEmpty)
    #expect(progress.current == "First")
    #expect(progress.done.isEmpty)
    #expect(learnersFolder.contents == ["01-First.swift", "02-Second.swift", "03-Third.swift"])
    for exercise in workspace.catalog.exercises {
      #expect(try workspace.file(exercise).read() == exercise.source.starter)
    }
    #expect(workspace.savedState.flatMap { try? LearnerProgress($0) } == progress)
  }

  @Test("A second run changes nothing")
  func secondRun() throws {
    let first = try fixture.open().progress
    try (learnersFolder / "01-First.swift").write("mine")
    let before = try state.read()
    let (_, progress, notices) = try fixture.open()
    #expect(progress == first)
    #expect(notices.isEmpty)
    #expect(try state.read() == before)
    #expect(try read("01-First.swift") == "mine")
    #expect(learnersFolder.contents.count == 3)
  }

  @Test("An editor's tasks name the clone, wherever it and the workspace are")
  func editorTasks() throws {
    let models = fixture.package / "Sources/Tools/Editors"
    try (models / "tasks.json").write("in CLONE")
    func tasks(in folder: Path) throws -> String {
      _ = try Workspace.open(folder, package: fixture.package, catalog: fixture.catalog())
      return try (folder / ".vscode/tasks.json").read()
    }
    #expect(try tasks(in: fixture.workspaceFolder) == "in \(fixture.package)")
    #expect(try tasks(in: fixture.package / "Work\"space\"") == "in ..")

    try (fixture.workspaceFolder / ".vscode/tasks.json").write("mine")
    #expect(try tasks(in: fixture.workspaceFolder) == "mine")
  }

  @Test("An editor can compile each exercise by itself, and the tests to write with what they test")
  func compileCommands() throws {
    try fixture.add("04-Hunt", settings: ["kind: test", "lesson: Tests"])
    try (fixture.folder("04-Hunt") / "Mutants.swift").write("// bug: none\n")
    let folder = fixture.workspaceFolder
    _ = try fixture.open()
    #expect((folder / "Tests/Chapter01Functions").contents == ["04-HuntTests.swift"])

    struct Command: Decodable {
      var directory: String
      var file: String
      var arguments: [String]
    }
    let text = try (folder / "compile_commands.json").readBytes()
    let commands = try JSONDecoder().decode([Command].self, from: text)
    #expect(commands.allSatisfy { $0.directory == "\(folder)/Chapter01Functions" })
    let mutants = "\(fixture.folder("04-Hunt"))/Mutants.swift"
    #expect(
      commands.map { [$0.file] + $0.arguments.drop { $0 != "-module-name" }.dropFirst() } == [
        ["01-First.swift", "First", "01-First.swift"],
        ["02-Second.swift", "Second", "02-Second.swift"],
        ["03-Third.swift", "Third", "03-Third.swift"],
        ["04-Hunt.swift", "Hunt", "04-Hunt.swift", mutants],
        [mutants, "Hunt", "04-Hunt.swift", mutants],
      ]
    )
  }

  @Test("A folder with other files, or a file, is refused and left alone")
  func somebodyElses() throws {
    let letter = fixture.workspaceFolder / "letter.txt"
    try letter.write("Dear")
    let folder = try #require(problem { _ = try fixture.open() })
    #expect(folder.happened.contains("isn't a workspace"))
    #expect(folder.exitCode == .usage)
    #expect(fixture.workspaceFolder.contents == ["letter.txt"])

    let catalog = try fixture.catalog()
    let file = try #require(
      problem { _ = try Workspace.open(letter, package: fixture.package, catalog: catalog) }
    )
    #expect(file.happened.contains("is a file"))
    #expect(try letter.read() == "Dear")
  }

  @Test("A folder that can't be written to is reported with the reason")
  func unwritable() throws {
    try (fixture.workspaceFolder / ".workbook").write("in the way")
    let problem = problem { _ = try fixture.open() }
    #expect(problem?.happened.contains("could not be locked: Not a directory") == true)
    #expect(problem?.exitCode == .fault)
  }

  // MARK: - After an update

  @Test("An untouched file becomes the new starter")
  func untouched() throws {
    _ = try fixture.open()
    try fixture.add("01-First", starter: "// New.")
    #expect(try fixture.open().notices.isEmpty)
    #expect(try read("01-First.swift").contains("// New."))
    try fixture.add("01-First", starter: "// Newer.")
    #expect(try fixture.open().notices.isEmpty)
    #expect(try read("01-First.swift").contains("// Newer."))
    #expect(learnersFolder.contents.count == 3)
  }

  @Test("An edited file is kept with the new starter beside it, and this is reported once")
  func edited() throws {
    _ = try fixture.open()
    try (learnersFolder / "01-First.swift").write("mine")
    try fixture.add("01-First", starter: "// New.")
    let notices = try fixture.open().notices
    #expect(notices.count == 1)
    #expect(notices.first?.message.contains("01-First.swift.new") == true)
    #expect(try read("01-First.swift") == "mine")
    #expect(try read("01-First.swift.new").contains("// New."))
    #expect(try fixture.open().notices.isEmpty)

    try (learnersFolder / "01-First.swift.new").write("mine, too")
    try fixture.add("01-First", starter: "// Newer.")
    let (workspace, _, again) = try fixture.open()
    #expect(again.first?.message.contains("what had that name is kept as") == true)
    let backups = workspace.memory / "backups"
    #expect(try backups.contents.map { try (backups / $0).read() } == ["mine, too"])
  }

  @Test("A renumbered exercise's file moves, and its progress stays")
  func renumbered() throws {
    let workspace = try fixture.open().workspace
    try workspace.update { $0.apply(.done("Second", true)) }
    try (learnersFolder / "02-Second.swift").write("mine")
    fixture.remove("02-Second")
    try fixture.add("04-Second")
    let (_, progress, notices) = try fixture.open()
    #expect(learnersFolder.contents == ["01-First.swift", "03-Third.swift", "04-Second.swift"])
    #expect(try read("04-Second.swift") == "mine")
    #expect(progress.done == ["Second"])
    #expect(notices.map(\.message).joined().contains("is now called 04-Second.swift"))
  }

  @Test("When many exercises are renumbered, one sentence says so")
  func manyRenumbered() throws {
    let names = ["First", "Second", "Third", "Fourth"]
    let fixture = try Fixture(names.enumerated().map { "0\($0 + 1)-\($1)" })
    _ = try fixture.open()
    for (index, name) in names.enumerated() {
      fixture.remove("0\(index + 1)-\(name)")
      try fixture.add("0\(index + 5)-\(name)")
    }
    #expect(
      try fixture.open().notices.map(\.message) == [
        "Exercises have new numbers, and so do 4 of your files. Their contents are the same; "
          + "01-First.swift, for one, is now called 05-First.swift."
      ]
    )
  }

  @Test("A renamed exercise's file moves, and its progress with it")
  func renamed() throws {
    let workspace = try fixture.open().workspace
    try workspace.update {
      $0.apply(.done("Second", true))
      $0.apply(.hints("Second", 2))
      $0.apply(.current("Second"))
    }
    try (learnersFolder / "02-Second.swift").write("mine")
    fixture.remove("02-Second")
    try fixture.add("05-Fresh", settings: Fixture.defaultSettings + ["formerly: Second"])
    let progress = try fixture.open().progress
    #expect(try read("05-Fresh.swift") == "mine")
    #expect(!(learnersFolder / "02-Second.swift").exists)
    #expect(progress.current == "Fresh")
    #expect(progress.done == ["Fresh"])
    #expect(progress.hints == ["Fresh": 2])
  }

  @Test("An exercise into which an earlier one merged keeps its own file")
  func merged() throws {
    _ = try fixture.open()
    for name in ["02-Second", "03-Third"] {
      try (learnersFolder / "\(name).swift").write(name)
      fixture.remove(name)
    }
    try fixture.add("04-Third", settings: Fixture.defaultSettings + ["formerly: Second"])
    _ = try fixture.open()
    #expect(try read("04-Third.swift") == "03-Third")
    #expect(try read("02-Second.swift") == "02-Second")
  }

  @Test("Two exercises that swap numbers each keep their own file")
  func swapped() throws {
    _ = try fixture.open()
    for name in ["First", "Second"] {
      let number = name == "First" ? "01" : "02"
      try (learnersFolder / "\(number)-\(name).swift").write(name)
      fixture.remove("\(number)-\(name)")
    }
    try fixture.add("02-First")
    try fixture.add("01-Second")
    _ = try fixture.open()
    #expect(try read("02-First.swift") == "First")
    #expect(try read("01-Second.swift") == "Second")
    #expect(learnersFolder.contents.count == 3)
  }

  @Test("A renumbered file that was never touched becomes the new starter")
  func renumberedUntouched() throws {
    _ = try fixture.open()
    fixture.remove("02-Second")
    try fixture.add("04-Second", starter: "// New.")
    _ = try fixture.open()
    #expect(try read("04-Second.swift").contains("// New."))
    #expect(!(learnersFolder / "04-Second.swift.new").exists)
  }

  @Test("A new exercise's starter is handed out beside what is there")
  func added() throws {
    _ = try fixture.open()
    try fixture.add("04-Fourth")
    _ = try fixture.open()
    #expect((learnersFolder / "04-Fourth.swift").exists)
  }

  @Test("A file that the learner removed is not silently written again")
  func deleted() throws {
    _ = try fixture.open()
    (learnersFolder / "02-Second.swift").remove()
    let (workspace, _, _) = try fixture.open()
    let second = try workspace.catalog.exercise("Second")
    #expect(!workspace.file(second).exists)
    #expect(workspace.look(at: second).contents == .missing)
    #expect(workspace.missing(second).message.contains("reset 1.2"))
  }

  @Test("What lies in a folder that may not be read isn't gone", .enabled(if: getuid() != 0))
  func unreadableFolder() throws {
    let (workspace, _, _) = try fixture.open()
    chmod(learnersFolder.description, 0)
    defer { chmod(learnersFolder.description, 0o755) }
    let exercise = try workspace.catalog.exercise("First")
    #expect(
      problem { _ = try workspace.files(exercise) }?.happened.hasSuffix("Permission denied.")
        == true
    )
    #expect(
      problem { _ = try learnersFolder.sources() }?.happened.hasSuffix("Permission denied.") == true
    )
  }
}
