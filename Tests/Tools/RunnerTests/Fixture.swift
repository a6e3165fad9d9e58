// What these tests share: a small package of three exercises, written into a folder that goes away
// with its test. The folder's name has a space and a letter beyond ASCII, so every test that
// touches files proves that such paths work.

import Foundation

@testable import Runner

final class Fixture: Sendable {
  private let root: Path
  let package: Path
  let workspaceFolder: Path

  static let names = ["01-First", "02-Second", "03-Third"]

  init(_ names: [String] = Fixture.names) throws {
    root = Path(typed: NSTemporaryDirectory()) / "Prüfung \(UUID())"
    package = root / "package"
    workspaceFolder = root / "Mein Übungsheft"
    try package.createFolder()
    for name in names { try add(name) }
  }

  deinit { root.remove() }

  func catalog() throws -> Catalog { try Catalog(package: package) }

  func exercise(_ name: String = "First") throws -> Exercise { try catalog().exercise(name) }

  /// Opens the learner's folder with the package as it is now.
  func open() throws -> (workspace: Workspace, progress: LearnerProgress, notices: [Problem]) {
    try Workspace.open(workspaceFolder, package: package, catalog: catalog())
  }

  func folder(_ name: String, chapter: String = "Chapter01Functions") -> Path {
    package / "Chapters" / chapter / "Exercises" / name
  }

  /// Writes an exercise whose starter is told apart by `starter`.
  func add(
    _ name: String,
    starter: String = "// Your code here.",
    settings: [String] = defaultSettings,
    chapter: String = "Chapter01Functions"
  ) throws {
    let folder = folder(name, chapter: chapter)
    try (folder / "Solution.swift").write(Self.solution(starter: starter, settings: settings))
    try (folder / "Tests.swift").write("import Testing\n")
    try (folder / "Hints.md").write(Self.hints)
  }

  func remove(_ name: String) { folder(name).remove() }

  static let defaultSettings = ["kind: write", "lesson: A reducer is a function"]

  static func solution(starter: String, settings: [String] = defaultSettings) -> String {
    let header = (["A title", "", "Do this,", "and that.", ""] + settings)
      .map { $0.isEmpty ? "//" : "// \($0)" }
    return
      (header + [
        "",
        "func increment(_ count: inout Int) {",
        "  // answer",
        "  // starter: \(starter)",
        "  count += 1",
        "  // end answer",
        "}",
      ]).joined(separator: "\n") + "\n"
  }

  static let hints = """
    ## A question

    What changes?

    ## A pointer

    Look at `count`.

    ## Nearly the answer

    Add one to it.

    """
}

/// The problem that `body` throws, as a user reads it, or nil.
func problem(in body: () throws -> Void) -> Problem? {
  do {
    try body()
    return nil
  } catch {
    return Problem(error)
  }
}

// MARK: - Exercises of one file

extension Exercise {
  var source: AnnotatedSource {
    switch material {
    case .answers(let source), .tests(let source, _): source
    case .library: preconditionFailure("\(name) has several files.")
    }
  }
}

extension Watch.Contents {
  static func text(_ text: String) -> Self { .files([SourceFile(name: "First.swift", text: text)]) }
}

extension Submission {
  init(exercise: Exercise, text: String) {
    self.init(exercise: exercise, files: [SourceFile(name: "First.swift", text: text)])
  }

  var text: String { files[0].text }
}
