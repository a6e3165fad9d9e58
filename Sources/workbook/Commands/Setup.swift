// What most commands need: the package, its catalogue, and the learner's workspace.

import Foundation
import Terminal

struct Setup: Sendable {
  let package: Path
  let catalog: Catalog
  let console = Console()

  init(_ invocation: Invocation) throws {
    package = try Self.package(invocation[Command.package])
    catalog = try Catalog(package: package)
  }

  /// Opens the learner's folder, making it at the first run, and tells what there is to tell.
  func openWorkspace(_ invocation: Invocation) throws -> (Workspace, LearnerProgress) {
    let (workspace, progress, notices) = try openWorkspaceSilently(invocation)
    for notice in notices { console.warn(notice.message) }
    return (workspace, progress)
  }

  /// The same, with the exercise that the command names, else the current one.
  func openExercise(_ invocation: Invocation) throws -> (Workspace, LearnerProgress, Exercise) {
    let (workspace, progress) = try openWorkspace(invocation)
    let exercise = try invocation.operand.map { try catalog.exercise($0) }
    return (workspace, progress, try exercise ?? workspace.currentExercise(progress))
  }

  func openWorkspaceSilently(
    _ invocation: Invocation
  ) throws -> (workspace: Workspace, progress: LearnerProgress, notices: [Notice]) {
    let folder =
      try invocation[Command.workspace].map { try Workspace.folder(named: $0) }
      ?? package / "Workspace"
    return try Workspace.open(folder, package: package, catalog: catalog)
  }

  func checker(in folder: Path, _ invocation: Invocation) async throws -> Checker {
    let toolchain = try await Toolchain.find(usesSwiftPM: invocation.has(Command.swiftPM))
    return Checker(
      builder: Builder(toolchain: toolchain, package: package, folder: folder),
      limit: try invocation.seconds(Command.limit) ?? Checker.limit,
      seed: try invocation.number(Command.seed)
    )
  }

  /// The package whose build this program is part of; it lies in its `.build`.
  private static func package(_ typed: String?) throws -> Path {
    if let typed {
      let path = Path(typed: typed)
      guard path.isPackage else {
        throw Problem(
          "\(path.short) is no clone of the workbook.",
          "It must hold Package.swift and Chapters.",
          exitCode: .usage
        )
      }
      return path
    }
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    for start in [Path(typed: program), .current] {
      var path = start
      while path.description != "/" {
        if path.isPackage { return path }
        path = path.folder
      }
    }
    throw Problem(
      "The package that this program was built from is not there.",
      "Run the workbook in a clone of it, or name one with --package."
    )
  }
}

extension Path {
  fileprivate var isPackage: Bool {
    (self / "Package.swift").exists && (self / "Chapters").isFolder
  }
}

extension Workspace {
  var buildFolder: Path { memory / "build" }
}
