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
    // With the workspace inside the clone, both can be moved together.
    let clone = folder.folder == package ? Path("..") : package
    if let manifest = try editorFile("Package.swift", in: clone) {
      try (folder / "Package.swift").writeIfChanged(manifest)
    }
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

  private func editorFile(_ name: String, in clone: Path) throws -> String? {
    func insert(_ path: Path) -> String { String(path.description.literal.dropFirst().dropLast()) }
    return try (package / "Sources/Tools/Editors" / name).readIfPresent()?
      .replacing("WORKSPACE", with: insert(folder)).replacing("CLONE", with: insert(clone))
  }
}
