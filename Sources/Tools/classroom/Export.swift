// `export`: a feature of the learner's own as a package, which builds by itself.

import Runner
import Terminal

func export(_ arguments: Arguments) async throws -> ExitCode {
  let setup = try Setup(arguments)
  let (workspace, _) = try setup.openWorkspace()
  let feature = try workspace.exercise(arguments.operands[0])
  guard feature.isOwn, let files = try workspace.files(feature) else {
    throw Problem(
      "\(feature.name) isn't a feature of your own.",
      "`\(commandName) new NAME` makes one.",
      exitCode: .usage
    )
  }
  let folder = Path(typed: arguments.operands[1])
  if !folder.exists, folder.isLink {
    throw Problem(
      "\(folder.short) is a link that leads to nothing.",
      "Remove it, or name a new folder.",
      exitCode: .usage
    )
  }
  guard !folder.exists || (folder.isFolder && folder.contents.isEmpty) else {
    throw Problem(
      "\(folder.short) exists already, and stays as it is.",
      "Name a new folder.",
      exitCode: .usage
    )
  }
  for file in try feature.package(of: files, with: setup.package) {
    try (folder / file.name).write(file.text)
  }
  try setup.console.print(
    "\(feature.name) is a package now: `swift test --package-path \(folder.short.quoted)` tests it.\n"
  )
  return .pass
}

extension Exercise {
  /// The files of a package that is made of a feature's.
  func package(of files: [SourceFile], with clone: Path) throws -> [SourceFile] {
    let libraries = importedLibraries(of: files.map(\.text), in: clone)
    let products = try (clone / "Package.swift").read()
    for library in libraries where !products.contains(".library(name: \(library.literal)") {
      throw Problem(
        "\(name) imports \(library), which is for the workbook alone.",
        "Take that import out.",
        exitCode: .usage
      )
    }
    let manifest = try (FeatureModel.models(in: clone) / "Package.swift").read()
      .renaming("Counter", to: name)
      .replacing("\"LIBRARIES\"", with: libraries.map(\.literal).joined(separator: ", "))
      .replacing("\"CLONE\"", with: clone.description.literal)
    return [SourceFile(name: "Package.swift", text: manifest)]
      + files.map { file in
        // Its first part is the feature's folder.
        let path = file.name.dropFirst(name.count + 1)
        guard file.isTest else {
          return SourceFile(name: "Sources/\(name)/\(path)", text: file.text)
        }
        return SourceFile(
          name: "Tests/\(name)Tests/\(path)",
          text: file.text.replacing(
            /(?m)^import Testing$/,
            with: { "\($0.0)\n\n@testable import \(name)" }
          )
        )
      }
  }
}
