// The real program in a folder of its own, as a learner has it.

import Chapter04Modern
import Foundation
import TerminalTesting

@testable import Runner

/// A workspace in a temporary folder, removed when this is dropped.
///
/// Its exercises are three of its own, in `Chapters` beside this file, so that no exercise that is
/// rewritten changes a test of the program, and what concerns all exercises takes no longer with
/// every chapter.
final class LearnersDesk: Sendable {
  static let program = {
    // SwiftPM leaves a program alone when only a comment has changed, and the workbook would build
    // it again, at the desk's own path: all of it.
    utimes(URL.built("classroom").path, nil)
    return URL.built("workbook").path
  }()

  let temporary: Path
  let workspace: Path
  let package: Path
  let catalog: Catalog
  /// Where what is built here is kept for the next desk.
  private let kept: Path?

  /// - Parameters:
  ///   - sharesLibraries: whether what the package's libraries are built to is the same for all
  ///     desks. A test that damages it has its own.
  ///   - build: another folder to build them in, for desks with another compiler.
  init(_ name: String = "Workspace", sharesLibraries: Bool = true, build: Path? = nil) throws {
    temporary = Self.newFolder()
    workspace = temporary / name
    try workspace.createFolder()
    package = temporary / "package"
    try Self.makePackage(in: package)
    let link = package / ".build"
    if !sharesLibraries || build != nil { link.remove() }
    if let build { try link.link(to: build) }
    catalog = try Catalog(package: package)
    kept = nil
  }

  /// A desk with all exercises of this package.
  static func withAllExercises() throws -> LearnersDesk {
    try LearnersDesk(package: whole, in: newFolder(), catalog: allExercises.get(), keeping: nil)
  }

  /// Read once: that takes longer than a verdict.
  private static let allExercises = Result { try Catalog(package: whole) }

  private init(
    package: Path,
    in temporary: Path,
    catalog: Catalog,
    keeping kept: Path?
  ) throws {
    self.temporary = temporary
    self.package = package
    self.catalog = catalog
    self.kept = kept
    workspace = temporary / "Workspace"
    try workspace.createFolder()
  }

  private static func newFolder() -> Path {
    Path(typed: NSTemporaryDirectory()) / "workbook-\(UUID().uuidString)"
  }

  /// Makes a package that has these tests' exercises, and shares the rest.
  private static func makePackage(in package: Path) throws {
    try package.createFolder()
    for name in ["Package.swift", ".swift-format", "Sources", "Tests", ".build"] {
      try (package / name).link(to: whole / name)
    }
    let chapters = Path(#filePath).folder / "Chapters"
    try FileManager.default.copyItem(at: chapters.url, to: (package / "Chapters").url)
  }

  /// Changes a file of the package's sources, for this desk alone.
  func replaceSource(_ name: String, by change: (String) -> String) throws {
    let sources = package / "Sources"
    sources.remove()
    try FileManager.default.copyItem(at: (Self.whole / "Sources").url, to: sources.url)
    try (sources / name).write(change((sources / name).read()))
  }

  deinit {
    guard let kept else { return temporary.remove() }
    try? (workspace / Self.build).move(to: kept / "build")
    temporary.remove()
    Self.free.withValue { $0.append(kept) }
  }

  // MARK: - Desks that were used before

  /// A desk where the workbook has made its workspace, and built what it built at earlier desks, if
  /// any. A first verdict costs as much as four later ones, and few tests are about it.
  static func used(withAllExercises: Bool = false) throws -> LearnersDesk {
    // At the path of an earlier desk, because the compiler is given paths.
    let kind = withAllExercises ? "whole" : "own"
    let kept = free.withValue { free in
      // Where a desk has come back, a program that its test left behind still writes there.
      if let place = free.firstIndex(where: {
        $0.name.hasPrefix(kind) && !($0 / "desk").exists
      }) {
        return free.remove(at: place)
      }
      return shelf / "\(kind)-\(UUID().uuidString)"
    }
    let temporary = kept / "desk"
    let package = withAllExercises ? whole : temporary / "package"
    if !withAllExercises { try makePackage(in: package) }
    let desk = try LearnersDesk(
      package: package,
      in: temporary,
      catalog: withAllExercises ? allExercises.get() : Catalog(package: package),
      keeping: kept
    )
    _ = try Workspace.open(desk.workspace, package: package, catalog: desk.catalog)
    guard (kept / "build").exists else { return desk }
    do {
      try (kept / "build").move(to: desk.workspace / build)
      return desk
    } catch {
      // What an earlier test's program had started goes on, and has made a folder there by now.
      return try used(withAllExercises: withAllExercises)
    }
  }

  private static let build = ".workbook/build"

  /// The folders of desks that nobody uses now.
  private static let free = LockIsolated<[Path]>([])
  private static let shelf: Path = {
    atexit { LearnersDesk.shelf.remove() }
    return newFolder()
  }()

  /// The package that these tests are part of.
  static let whole = Path(#filePath).folder.folder.folder.folder.folder

  var state: Path { workspace / ".workbook/state" }

  func file(_ exercise: String) throws -> Path {
    let exercise = try catalog.exercise(exercise)
    return workspace / exercise.chapter.name / exercise.fileName
  }

  private func path(_ file: SourceFile, of exercise: Exercise) -> Path {
    workspace / exercise.chapter.name / file.name
  }

  /// The learner's files of an exercise.
  func files(_ exercise: Exercise) throws -> [SourceFile] {
    try exercise.starter.map {
      SourceFile(name: $0.name, text: try path($0, of: exercise).read())
    }
  }

  func write(_ files: [SourceFile], of exercise: Exercise) throws {
    for file in files { try path(file, of: exercise).write(file.text) }
  }

  /// Makes an exercise's starter the learner's own, without a change of what it does.
  func touch(_ exercise: String) throws {
    try file(exercise).write(file(exercise).read() + "// mine\n")
  }

  func solution(_ exercise: String) throws -> String {
    try catalog.exercise(exercise).source.solution
  }

  /// Writes a right answer to 1.1, whose tests also run this code.
  func writeLamp(running code: String) throws {
    let toggle = "lamp.isOn.toggle()"
    let answer = try solution("1.1").replacing(toggle, with: "\(toggle)\n\(code)")
    try file("1.1").write("import Foundation\n" + answer)
  }

  // MARK: - One command

  struct Answer {
    var output: String
    var errors: String
    var code: Int32?
  }

  /// Runs a command of the workbook to its end.
  @discardableResult
  func run(_ words: String..., environment: [String: String] = [:]) async throws -> Answer {
    // As the workbook does, but without looking whether that program is older than its sources.
    let isOfClassroom =
      ["check-all", "export", "test"].contains(words.first) || words.contains("--json")
    return try await answer(
      URL.built(isOfClassroom ? "classroom" : "workbook"),
      words + ["--workspace", workspace.description],
      environment: environment
    )
  }

  /// Runs the authors' program to its end.
  func verify(_ words: String...) async throws -> Answer {
    try await answer(URL.built("verify"), words)
  }

  private func answer(
    _ program: URL,
    _ words: [String],
    environment: [String: String] = [:]
  ) async throws -> Answer {
    let result = try await Subprocess(
      executable: program.path,
      arguments: words + ["--package", package.description],
      environment: environment,
      limit: .seconds(900),
      // A learner's program that was stopped is the workbook's to end. With the workbook's own
      // limit, this would sometimes end both first.
      pause: .seconds(900)
    ).run()
    var code: Int32?
    if case .exited(let number) = result.ending { code = number }
    return Answer(output: result.output.text, errors: result.errors.text, code: code)
  }

  // MARK: - Watching

  /// Starts the workbook on a terminal of its own: watching, if no words say otherwise.
  func watch(
    _ words: String...,
    columns: Int = 80,
    environment: [String: String] = [:]
  ) throws -> TerminalProgram {
    try watch(words, columns: columns, environment: environment)
  }

  func watch(
    _ words: [String],
    columns: Int = 80,
    environment: [String: String] = [:]
  ) throws -> TerminalProgram {
    let inherited = ProcessInfo.processInfo.environment
    let needed = ["PATH", "HOME"].compactMap { name in inherited[name].map { (name, $0) } }
    return try TerminalProgram(
      URL(fileURLWithPath: Self.program),
      arguments: words + ["--package", package.description, "--workspace", workspace.description],
      environment: Dictionary(uniqueKeysWithValues: needed).merging(environment) { $1 },
      columns: columns
    )
  }
}

extension TerminalProgram {
  /// Waits for text to be shown, however it is dressed. A first build on a busy machine takes long:
  /// the limit is there to catch what hangs.
  func waitFor(_ text: String) throws {
    try waitUntil(seconds: 600) { $0.withoutEscapes.contains(text) }
  }
}

extension Path {
  fileprivate func link(to original: Path) throws {
    try FileManager.default.createSymbolicLink(
      atPath: description,
      withDestinationPath: original.description
    )
  }
}

/// Whether a process lives; one that was killed and not yet reaped by its parent does not.
func isRunning(_ process: pid_t) -> Bool {
  #if os(Linux)
    let status = (try? Path("/proc/\(process)/stat").read()) ?? ""
    return !status.isEmpty && !status.contains(") Z ")
  #else
    return kill(process, 0) == 0
  #endif
}
