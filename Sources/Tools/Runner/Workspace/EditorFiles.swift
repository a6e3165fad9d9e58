// What an editor needs to complete names and to jump to definitions in the exercises: how each file
// is compiled, which SourceKit-LSP reads by itself, and for Xcode a package. The workbook itself
// uses none of them.

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
    #if canImport(Darwin)
      try writeXcodePackage()
    #endif
    // With the workspace inside the clone, both can be moved together.
    let clone = folder.folder == package ? Path("..") : package
    // The learner's, once it is there.
    let tasks = folder / ".vscode/tasks.json"
    if !tasks.exists, let text = try editorFile("tasks.json", in: clone) { try tasks.write(text) }
    try writeCompileCommands()
  }

  /// Writes how each file is compiled, if that may have changed: a check may have built libraries,
  /// and a feature or a library of the learner's may have another file.
  func updateCompileCommands(for exercise: Exercise) throws {
    let built = Builder.librariesForEditors(in: package).modificationTime ?? .distantPast
    let written = compileCommands.modificationTime ?? .distantPast
    if case .library = exercise.material { return try writeCompileCommands() }
    // Written even if it says the same as before: otherwise each save would compare it again.
    if built >= written { try compileCommands.write(textOfCompileCommands()) }
  }

  private var compileCommands: Path { folder / "compile_commands.json" }

  private func writeCompileCommands() throws {
    try compileCommands.writeIfChanged(textOfCompileCommands())
  }

  /// How each file is compiled: each exercise by itself, so that another's errors don't show, and
  /// the libraries, where a definition leads.
  private func textOfCompileCommands() -> String {
    let libraries = Builder.librariesForEditors(in: package)
    var entries: [String] = []
    func add(_ files: [String], in folder: Path, module: String, as list: [String]? = nil) {
      let arguments = ["swiftc", "@\(libraries)/flags", "-module-name", module] + (list ?? files)
      let all = arguments.map(\.literal).joined(separator: ", ")
      entries += files.map { file in
        let place = "\"directory\": \(folder.description.literal), \"file\": \(file.literal)"
        return "{\(place), \"arguments\": [\(all)]}"
      }
    }
    for exercise in catalog.exercises + catalog.own {
      let file = file(exercise)
      guard case .library = exercise.material else {
        let tested = exercise.kind == .test ? exercise.companion?.description : nil
        add([file.name] + [tested].compactMap { $0 }, in: file.folder, module: exercise.name)
        continue
      }
      let module = exercise.kind == .capstone ? exercise.chapter.name : exercise.name
      add(file.sourceNames(), in: file, module: module)
    }
    for name in libraries.contents where name.hasSuffix(".files") {
      let module = String(name.dropLast(".files".count))
      guard let folder = package.module(module)?.resolved else { continue }
      add(folder.sourceNames(), in: folder, module: module, as: ["@\(libraries / name)"])
    }
    return "[\n\(entries.joined(separator: ",\n"))\n]\n"
  }

  /// A package in a folder of its own, with links to the exercises. In the workspace itself, it
  /// would be what every `swift run` there builds: the whole clone again.
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

  private func editorFile(_ name: String, in clone: Path) throws -> String? {
    try (package / "Sources/Tools/Editors" / name).readIfPresent()?
      .replacing("CLONE", with: String(clone.description.literal.dropFirst().dropLast()))
  }
}
