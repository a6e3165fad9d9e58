import Foundation
import Testing

@testable import Runner

@Suite struct StateFileTests {
  let fixture: Fixture
  let workspace: Workspace
  let first: Exercise

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.open().workspace
    first = try fixture.exercise()
  }

  var state: Path { workspace.memory / "state" }

  @Test("Lines of a newer workbook survive an update by this one")
  func unknownLines() throws {
    try state.write(try state.read() + "mood First cheerful\n")
    try workspace.update { $0.apply(.done("First", true)) }
    #expect(try state.read().hasSuffix("mood First cheerful\n"))
    #expect(try fixture.open().progress.done == ["First"])
  }

  @Test("A damaged state is set aside under another name, and the learner's files are untouched")
  func damaged() throws {
    try workspace.file(first).write("mine")
    try state.write("workbook 1\ndone")
    let (_, progress, notices) = try fixture.open()
    #expect(notices.count == 1)
    #expect(notices.first?.message.contains("damaged in line 2") == true)
    let kept = try #require(
      workspace.memory.contents.first { $0.hasPrefix("state.damaged-") }
    )
    #expect(try (workspace.memory / kept).read() == "workbook 1\ndone")
    #expect(try workspace.file(first).read() == "mine")
    #expect(progress.current == "First")
    #expect(try fixture.open().notices.isEmpty)
  }

  @Test("A huge and a binary state file are set aside unread", arguments: [8 << 30, 0])
  func huge(size: Int) throws {
    try Data((0...255).map { UInt8($0) }).write(to: state.url)
    if size > 0 { #expect(truncate(state.description, off_t(size)) == 0) }
    #expect(try fixture.open().notices.first?.message.contains("damaged in line 1") == true)
  }

  @Test("After damage, an edited file is kept when its exercise gets a new starter")
  func damagedThenUpdated() throws {
    try workspace.file(first).write("mine")
    try state.write("")
    try fixture.add("01-First", starter: "// New.")
    _ = try fixture.open()
    try fixture.add("01-First", starter: "// Newer.")
    _ = try fixture.open()
    #expect(try workspace.file(first).read() == "mine")
  }

  @Test("Several damaged states in a row are all kept")
  func damagedTwice() throws {
    for text in ["a", "b", "c", "d"] {
      try state.write(text)
      _ = try workspace.update()
    }
    let kept = workspace.memory.contents.filter { $0.hasPrefix("state.damaged-") }
    #expect(Set(try kept.map { try (workspace.memory / $0).read() }) == ["a", "b", "c", "d"])
  }

  @Test("A newer workbook's state is refused and left as it is")
  func newer() throws {
    try state.write("workbook 7\n")
    let problem = try #require(problem { _ = try fixture.open() })
    #expect(problem.happened.contains("newer workbook"))
    #expect(try state.read() == "workbook 7\n")
  }

  @Test("If the current exercise no longer exists, the first one that is not done takes its place")
  func currentGone() throws {
    try workspace.update {
      $0.apply(.done("First", true))
      $0.apply(.current("Gone"))
    }
    #expect(try fixture.open().progress.current == "Second")
  }

  @Test("Changes by several workbooks at once are all kept")
  func concurrent() async throws {
    let workspace = workspace
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { try workspace.update { $0.apply(.done("Exercise\(number)", true)) } }
      }
      try await group.waitForAll()
    }
    #expect(workspace.savedState.flatMap { try? LearnerProgress($0) }?.done.count == 20)
  }

  // MARK: - Reset

  @Test("Reset writes the starter, keeps what was there, and starts the exercise again")
  func reset() throws {
    try workspace.file(first).write("mine")
    try workspace.update {
      $0.apply(.done("First", true))
      $0.apply(.hints("First", 2))
    }
    let backup = try #require(workspace.reset(first).first)
    #expect(try backup.read() == "mine")
    #expect(backup.name.hasPrefix("01-First-"))
    #expect(try workspace.file(first).read() == first.source.starter)
    let progress = try fixture.open().progress
    #expect(progress.done.isEmpty)
    #expect(progress.hints.isEmpty)
  }

  @Test("Two backups of the same moment get different names")
  func unused() throws {
    let moment = Date(timeIntervalSince1970: 0)
    let names = try (0..<3).map { _ in
      let path = workspace.memory.unused("kept", ending: ".swift", at: moment)
      try path.write("")
      return path.name
    }
    #expect(Set(names).count == 3)
    #expect(names.allSatisfy { $0.hasPrefix("kept-19") && $0.hasSuffix(".swift") })
  }

  @Test("Every reset keeps a backup of its own")
  func resets() throws {
    let texts = (0..<3).map { "version \($0)" }
    let backups = try texts.map { text in
      try workspace.file(first).write(text)
      return try #require(workspace.reset(first).first)
    }
    #expect(try backups.map { try $0.read() } == texts)
  }

  @Test("A text that only looks like the starter is kept, too")
  func resetLookalike() throws {
    let fixture = try Fixture([])
    try fixture.add("01-First", starter: "// \u{E9}")
    let workspace = try fixture.open().workspace
    let first = try fixture.exercise()
    let lookalike = first.source.starter.replacing("\u{E9}", with: "e\u{301}")
    #expect(lookalike == first.source.starter, "Swift takes them for the same.")
    try workspace.file(first).write(lookalike)
    let backup = try #require(workspace.reset(first).first)
    #expect(backup.holds(lookalike))
    #expect(workspace.file(first).holds(first.source.starter))
  }

  @Test("A reset whose progress can't be saved puts the file back")
  func resetUndone() throws {
    try workspace.file(first).write("mine")
    (workspace.memory / "state.lock").remove()
    try (workspace.memory / "state.lock" / "something").write("in the way")
    #expect(problem { _ = try workspace.reset(first) }?.happened.contains("locked") == true)
    #expect(try workspace.file(first).read() == "mine")
  }

  @Test("Reset restores a file that was removed, and has nothing to keep")
  func resetMissing() throws {
    workspace.file(first).remove()
    #expect(try workspace.reset(first).isEmpty)
    #expect(try workspace.file(first).read() == first.source.starter)
  }
}
