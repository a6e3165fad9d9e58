// What an editor needs to complete names and to jump to definitions in the exercises: where to find
// the workbook's build server, and a package for Xcode, which asks none. They are made of the files
// in `Sources/Tools/Editors`. The workbook itself uses none of them.

extension Workspace {
  /// Writes those that have changed.
  func writeEditorFiles() throws {
    // Without what the learner's tests test, Xcode finds none of its names.
    for exercise in catalog.exercises where exercise.kind == .test {
      // A clone that lacks one says so when that exercise is checked.
      guard let text = try exercise.companion?.readIfPresent() else { continue }
      let copy = "Tests/\(exercise.chapter.name)/\(exercise.folder.name)Tests.swift"
      try (folder / copy).writeIfChanged("// A copy to read. The workbook uses its own.\n\n" + text)
    }
    removeEarlierPackage()
    #if canImport(Darwin)
      try writeXcodePackage()
    #endif
    // With the workspace inside the clone, both can be moved together.
    let clone = folder.folder == package ? Path("..") : package
    // The learner's, once it is there.
    let tasks = folder / ".vscode/tasks.json"
    if !tasks.exists, let text = try editorFile("tasks.json", in: clone) { try tasks.write(text) }
    let server = folder / "buildServer.json"
    // A program that isn't there would leave the editor's server without any answer.
    if (package / ".build/debug/workbook").exists,
      let text = try editorFile(server.name, in: package)
    {
      try server.writeIfChanged(text)
    } else {
      server.remove()
    }
  }

  /// A package in a folder of its own, with links to the exercises. In the workspace itself, it
  /// would be what every `swift run` there builds: the whole clone once more.
  func writeXcodePackage() throws {
    let home = folder / "Xcode"
    for name in catalog.chapters.map(\.name) + ["My", "Tests"] where (folder / name).exists {
      try (home / name).makeLink(to: "../\(name)")
    }
    let clone = folder.folder == package ? Path("../..") : package
    if let manifest = try editorFile("Package.swift", in: clone) {
      try (home / "Package.swift").writeIfChanged(manifest)
    }
  }

  /// Earlier workbooks wrote the package into the workspace.
  private func removeEarlierPackage() {
    let manifest = folder / "Package.swift"
    guard manifest.exists, let text = try? manifest.read(),
      text.contains("\n// For Xcode, which doesn't ask the workbook's build server.")
    else { return }
    manifest.remove()
    (folder / ".build").remove()
    (folder / "Package.resolved").remove()
  }

  private func editorFile(_ name: String, in clone: Path) throws -> String? {
    func insert(_ path: Path) -> String { String(path.description.literal.dropFirst().dropLast()) }
    return try (package / "Sources/Tools/Editors" / name).readIfPresent()?
      .replacing("WORKSPACE", with: insert(folder)).replacing("CLONE", with: insert(clone))
  }
}
