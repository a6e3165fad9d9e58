// The package's other programs. Each is built when it is first called, so that the first verdict
// doesn't wait for it.

import Foundation
import Terminal

struct OtherProgram {
  let name: String
  /// What to say when it is built for the first time.
  let notice: String
  /// The folders in Sources that it is made of. SwiftPM takes seconds to find out that none of them
  /// has changed. Empty if only SwiftPM knows.
  var sources: [String] = []
  var configuration = "debug"

  /// Builds it if necessary. On a terminal, SwiftPM shows how far it is.
  func built(in package: Path) throws -> Path {
    let console = Console()
    let program = package / ".build/\(configuration)/\(name)"
    let folders = sources.map { package / "Sources" / $0 }
    if !folders.isEmpty, program.isNewer(than: folders) { return program }
    try package.mustBeWritable()
    if !program.exists { console.warn(notice) }
    let words =
      ["swift", "build", "--package-path", package.description, "--product", name]
      + ["--configuration", configuration] + (console.display.isTerminal ? [] : ["--quiet"])
    guard try runAndWait(words) == 0 else {
      throw Problem("`\(name)` could not be built.", "Undo what was changed in \(package.short).")
    }
    // SwiftPM leaves it alone if nothing has changed but a time.
    if !folders.isEmpty { utimes(program.description, nil) }
    return program
  }

  /// Goes on as this program, with the options that were typed.
  /// - Returns: why that failed.
  func becoming(_ arguments: Arguments, _ options: [CommandOption]) throws -> Problem {
    let program = try built(in: Setup.package(arguments[.package]))
    let typed = options.flatMap { option in
      arguments[option].map { $0.isEmpty ? [option.name] : ["\(option.name)=\($0)"] } ?? []
    }
    return replaceProcess(by: [program.description] + typed + arguments.operands)
  }
}

extension Path {
  /// Whether this file was written after all that the folders hold.
  fileprivate func isNewer(than folders: [Path]) -> Bool {
    guard let written = modificationTime else { return false }
    let files = folders.flatMap { folder in [folder] + folder.sourceNames().map { folder / $0 } }
    return files.allSatisfy { $0.modificationTime.map { $0 < written } ?? false }
  }
}
