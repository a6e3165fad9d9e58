// What most commands need: the package, its catalogue, and the learner's workspace.

import Foundation
import Terminal

package struct Setup: Sendable {
  package let arguments: Arguments
  package let package: Path
  package let catalog: Catalog
  package let console = Console()

  package init(_ arguments: Arguments) throws {
    self.arguments = arguments
    package = try Self.package(arguments[.package])
    catalog = try Catalog(package: package)
  }

  /// Opens the learner's folder, or makes it at the first run, and prints any notices.
  package func openWorkspace() throws -> (Workspace, LearnerProgress) {
    let (workspace, progress, notices) = try openWorkspaceSilently()
    for notice in notices { console.warn(notice.message) }
    return (workspace, progress)
  }

  func openWorkspaceSilently() throws -> (
    workspace: Workspace, progress: LearnerProgress, notices: [Problem]
  ) {
    try Workspace.open(workspaceFolder, package: package, catalog: catalog)
  }

  /// The learner's folder as it is, if there is one.
  var closedWorkspace: Workspace {
    get throws { try Workspace(folder: workspaceFolder, package: package, catalog: catalog) }
  }

  private var workspaceFolder: Path {
    get throws {
      try arguments[.workspace].map { try Workspace.folder(named: $0) } ?? package / "Workspace"
    }
  }

  /// Whether a person can watch.
  package var isOnTerminal: Bool { console.display.isTerminal && isatty(STDIN_FILENO) == 1 }

  /// The exercise that the command names, or the current one.
  package func exercise(in workspace: Workspace, _ progress: LearnerProgress) throws -> Exercise {
    try arguments.operand.map(workspace.exercise) ?? workspace.currentExercise(progress)
  }

  package func checker(in folder: Path) async throws -> Checker {
    // Read first: a mistyped option is reported even where no compiler is installed.
    let limit = try arguments.seconds(.limit) ?? Checker.limit
    let toolchain = try await Toolchain.find(usesSwiftPM: arguments.has(.swiftPM))
    return Checker(
      builder: Builder(toolchain: toolchain, package: package, folder: folder),
      limit: limit
    )
  }

  /// The package that this program was built in; the program is in its `.build`.
  static func package(_ typed: String?) throws -> Path {
    if let typed {
      let path = Path(typed: typed)
      guard path.isPackage else {
        throw Problem(
          "\(path.short) isn't a clone of the workbook.",
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
      "The package that this program was built from is gone.",
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
  package var buildFolder: Path { memory / "build" }
}
