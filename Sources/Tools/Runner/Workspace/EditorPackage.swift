// What an editor needs to complete names and to jump to definitions in the exercises: where to find
// the workbook's build server, and a package for editors that ask none, such as Xcode. The workbook
// itself doesn't build that package.

extension Workspace {
  /// Writes what has changed of its manifest, and of the copies and links that this names.
  func writePackage() throws {
    let mark = "// A copy to read. The workbook uses its own.\n\n"
    let copies = folder / "Tests"
    let names = catalog.exercises.filter { $0.kind == .test }.map(companionCopy)
    for chapter in copies.contents {
      for copy in (copies / chapter).contents.map({ "Tests/\(chapter)/\($0)" })
      where !names.contains(copy) && (try? (folder / copy).read().hasPrefix(mark)) == true {
        (folder / copy).remove()
      }
      if (copies / chapter).contents.isEmpty { (copies / chapter).remove() }
    }
    for exercise in catalog.exercises where exercise.kind == .test {
      // A clone that lacks one says so when that exercise is checked.
      guard let text = try exercise.companion?.readIfPresent() else { continue }
      try (folder / companionCopy(exercise)).writeIfChanged(mark + text)
    }
    try manifest.writeIfChanged(packageManifest())
    // The learner's, once it is there.
    let tasks = folder / ".vscode/tasks.json"
    if !tasks.exists { try tasks.write(editorTasks) }
    // A program that isn't there would leave the editor's server without any answer.
    let program = package / ".build/debug/workbook"
    let server = folder / "buildServer.json"
    guard program.exists else { return server.remove() }
    let words = [program, "build-server", "--workspace", folder, "--package", package] as [Any]
    try server.writeIfChanged(
      """
      {
        "name": "workbook",
        "version": "1",
        "bspVersion": "2.2.0",
        "languages": ["swift"],
        "argv": [\(list(words.map { "\($0)" }))]
      }

      """
    )
  }

  private var manifest: Path { folder / "Package.swift" }

  private static let signature = "// Written by the workbook for your editor"

  /// Whether the folder was made by a workbook. One that was copied may have lost its hidden files.
  var hasManifest: Bool { (try? manifest.read())?.contains(Self.signature) == true }

  /// What the learner's tests test: without it, an editor finds none of its names.
  private func companionCopy(_ exercise: Exercise) -> String {
    "Tests/\(exercise.chapter.name)/\(exercise.folder.name)Tests.swift"
  }

  /// For VS Code: a task for each of what one wants to do with the file in front.
  private var editorTasks: String {
    let clone =
      package == folder.folder ? "${workspaceFolder}/.." : package.description
    func task(_ label: String, _ words: String, _ more: String) -> String {
      let words =
        ["run", "--package-path", clone, "workbook"] + words.split(separator: " ").map(String.init)
        + ["--workspace", "${workspaceFolder}"]
      return """
            {
              "label": \("Workbook: \(label)".literal),
              "type": "process",
              "command": "swift",
              "args": [\(list(words))],
              \(more)
            }
        """
    }
    let tasks = [
      task(
        "check this file",
        "run ${file} --problems",
        #"""
        "group": {"kind": "build", "isDefault": true},
              "problemMatcher": {
                "owner": "workbook",
                "fileLocation": "absolute",
                "pattern": {
                  "regexp": "^(/.*):(\\d+):(\\d+): (error|warning): (.*)$",
                  "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
                }
              }
        """#
      ),
      task("hint for this file", "hint ${file}", "\"problemMatcher\": []"),
      task("next exercise", "next", "\"problemMatcher\": []"),
      task("play this file's feature", "play ${file} --mine --log", "\"problemMatcher\": []"),
    ]
    return """
      {
        // Written by the workbook once, and yours from then on.
        "version": "2.0.0",
        "tasks": [
      \(tasks.joined(separator: ",\n"))
        ]
      }

      """
  }

  private func packageManifest() throws -> String {
    var libraries: [String] = []
    var targets = try catalog.exercises.map { exercise in
      let chapter = exercise.chapter.name
      let others = try exercise.libraries(in: package).filter { $0 != chapter }
      libraries += [chapter] + others
      if case .library = exercise.material {
        // Named as the exercise: the chapter's own library has the module's name in this package.
        return """
              .target(
                name: "\(exercise.name)",
                dependencies: [\(list(others))],
                path: \("\(chapter)/\(exercise.fileName)".literal)),
          """
      }
      let sources =
        ["\(chapter)/\(exercise.fileName)"]
        + (exercise.kind == .test ? [companionCopy(exercise)] : [])
      return """
            .testTarget(
              name: "\(exercise.name)",
              dependencies: [\(list([chapter] + others))],
              path: ".",
              sources: [\(list(sources))]),
        """
    }
    for feature in catalog.own {
      let imports = importedLibraries(
        of: try feature.folder.sources(fault: .notYet).map(\.text),
        in: package
      )
      libraries += imports
      targets.append(
        """
            .testTarget(
              name: "\(feature.name)",
              dependencies: [\(list(imports))],
              path: "My/\(feature.name)"),
        """
      )
    }
    targets += try libraryTargets(libraries)
    return """
      // swift-tools-version: 6.1
      \(Self.signature), and rewritten at its next run.

      import PackageDescription

      let package = Package(
        name: "Workspace",
        platforms: [.macOS(.v14)],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      // An editor compiles a file as one of the first target that doesn't exclude it.
      let files = package.targets.flatMap { $0.sources ?? [$0.path!] }.filter { !$0.hasPrefix(".") }
      for target in package.targets {
        guard let sources = target.sources else { continue }
        target.exclude = files.filter { !sources.contains($0) }
      }

      """
  }

  /// The libraries that exercises import, and what these import, each through a link, and without a
  /// module inside its folder. If the whole clone were a dependency, an editor would compile all of
  /// it for its index.
  private func libraryTargets(_ names: [String]) throws -> [String] {
    var targets: [String: String] = [:]
    var open = Set(names)
    while let name = open.popFirst() {
      guard targets[name] == nil, let module = package.module(name) else { continue }
      let libraries = importedLibraries(of: try module.moduleSources().map(\.text), in: package)
      let link = ".workbook/libraries/\(name)"
      try (folder / link).makeLink(to: reference(to: module, from: folder / link))
      let files = module.contents.filter { !(module / $0).isFolder && !$0.hasSuffix(".swift") }
      let others = module.nestedModules.map(\.name) + files
      targets[name] = """
            .target(
              name: \(name.literal),
              dependencies: [\(list(libraries))],
              path: \(link.literal),
              exclude: [\(list(others))]),
        """
      open.formUnion(libraries)
    }
    return targets.sorted { $0.key < $1.key }.map(\.value)
  }

  private func list(_ texts: [String]) -> String { texts.map(\.literal).joined(separator: ", ") }

  /// Relative if the workspace is inside the package, so that both can be moved together.
  private func reference(to target: Path, from link: Path) -> String {
    let root = package.description + "/"
    guard link.description.hasPrefix(root) else { return target.description }
    let depth = link.description.dropFirst(root.count).split(separator: "/").count - 1
    return String(repeating: "../", count: depth) + target.description.dropFirst(root.count)
  }
}
