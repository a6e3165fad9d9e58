// Handing out the starters: all of them at the first run, new and changed ones after an update.

extension Workspace {
  /// Makes or updates the learner's folder.
  /// - Returns: the workspace, the progress made in it, and what the user should know.
  /// - Throws: a `Problem` when the folder is somebody else's or can't be written.
  static func open(
    _ folder: Path,
    package: Path,
    catalog: Catalog
  ) throws -> (workspace: Workspace, progress: LearnerProgress, notices: [Notice]) {
    let workspace = Workspace(folder: folder, package: package, catalog: catalog)
    if folder.exists, !folder.isFolder {
      throw Problem(
        "\(folder.short) is a file, not a folder.",
        "Name an empty or a new folder with --workspace.",
        exitCode: .usage
      )
    }
    if !workspace.memory.exists, !folder.contents.isEmpty {
      throw Problem(
        "\(folder.short) holds other files and is no workspace.",
        "Name an empty or a new folder with --workspace.",
        exitCode: .usage
      )
    }
    try workspace.memory.createFolder()
    workspace.removeLeftovers()
    let (known, damage) = try workspace.update { progress in
      for exercise in catalog.exercises { progress.adopt(exercise) }
    }
    var starters: [String: String] = [:]
    var filled: [String: LearnerProgress.Filling?] = [:]
    var notices = damage
    // All earlier files have their present names before answers are looked for in them.
    for exercise in catalog.exercises { notices += try workspace.takeEarlierFile(of: exercise) }
    for exercise in catalog.exercises {
      for starter in workspace.starters(of: exercise, known) {
        let (filling, news) = try workspace.handOut(
          starter,
          known: known.starters[starter.id],
          filling: known.filled[starter.id]
        )
        notices += news
        starters[starter.id] = starter.hash
        filled.updateValue(filling, forKey: starter.id)
      }
    }
    try workspace.writePackage()
    let (progress, _) = try workspace.update { progress in
      progress.starters.merge(starters) { _, new in new }
      for (id, filling) in filled { progress.filled[id] = filling }
      let current = progress.current.flatMap { catalog[$0] } ?? catalog.firstPending(progress)
      progress.current = (current ?? catalog.exercises[0]).id
    }
    return (workspace, progress, notices)
  }

  /// The folder that somebody names for a workspace. It must be there, if only empty: a slip of the
  /// pen makes no second workspace.
  static func folder(named text: String) throws -> Path {
    let folder = Path(typed: text)
    guard folder.exists else {
      throw Problem(
        "There is no folder \(folder.short).",
        "Name your workspace, or make a new folder for one with `mkdir -p \(folder.short.quoted)`.",
        exitCode: .usage
      )
    }
    return folder
  }

  /// Removes what workbooks left that were killed while they wrote.
  private func removeLeftovers() {
    // Chapters, and the folders of libraries in them.
    var folders = [folder]
    for _ in 1...2 {
      folders += folders.flatMap { folder in folder.contents.map { folder / $0 } }
        .filter { $0.isFolder && !folders.contains($0) }
    }
    for folder in folders + [memory] { Unfinished.removeLeftovers(in: folder) }
  }

  /// - Parameters:
  ///   - known: the hash of the starter that the learner was given, if any.
  ///   - filling: what that was filled with, if with anything.
  /// - Returns: what the file is filled with now, and what the user should know.
  private func handOut(
    _ starter: Starter,
    known: String?,
    filling: LearnerProgress.Filling?
  ) throws -> (filling: LearnerProgress.Filling?, notices: [Notice]) {
    let exercise = starter.exercise
    let file = path(starter.plain, of: exercise)
    guard file.exists else {
      // One that was handed out before was taken away by the learner: a check will say so.
      guard known == nil else { return (filling, []) }
      try file.write(starter.text)
      return (starter.filling, [])
    }
    guard let known else { return (filling, []) }
    // One that can't be read was not left as it was handed out.
    if let hash = (try? file.read()).map({ stableHash([$0]) }),
      [known, starter.hash, filling?.hash].contains(hash)
    {
      if hash != stableHash([starter.text]) { try file.write(starter.text) }
      return (starter.filling, [])
    }
    guard known != starter.hash else { return (filling, []) }
    let beside = file.folder / "\(file.name).new"
    let earlier = beside.exists ? try keep(beside) : nil
    try beside.write(starter.plain.text)
    let notice = Notice(
      "Exercise \(exercise.label) has a new starter; your \(file.name) is kept as it is.",
      "The new one stands beside it as \(beside.name)"
        + (earlier.map { "; what had that name is kept as \($0.short)." } ?? ".")
    )
    return (filling, [notice])
  }

  /// Moves what the learner wrote when the exercise had another number or name.
  private func takeEarlierFile(of exercise: Exercise) throws -> [Notice] {
    let file = file(exercise)
    if file.exists { return [] }
    let ending = file.name.hasSuffix(".swift") ? ".swift" : ""
    let suffixes = ([exercise.name] + exercise.formerly).map { "-\($0)\(ending)" }
    let earlier = file.folder.contents.first { name in
      name != file.name
        && suffixes.contains {
          name.hasSuffix($0) && name.dropLast($0.count).allSatisfy(\.isNumber)
        }
    }
    guard let earlier else { return [] }
    try (file.folder / earlier).move(to: file)
    return [Notice("\(earlier) is now called \(file.name).", "Its contents are the same.")]
  }

  // MARK: - The package

  /// A package of the learner's own, so that editors complete and jump inside the exercises. The
  /// workbook itself does not build it.
  private func writePackage() throws {
    for exercise in catalog.exercises {
      guard let companion = exercise.companion else { continue }
      try (folder / companionCopy(exercise)).writeIfChanged(
        "// A copy, for reading: the workbook checks by its own.\n\n" + companion.read()
      )
    }
    try (folder / "Package.swift").writeIfChanged(packageManifest())
  }

  private func companionCopy(_ exercise: Exercise) -> String {
    "Tests/\(exercise.chapter.name)/\(exercise.folder.name)Tests.swift"
  }

  private func packageManifest() throws -> String {
    let targets = try catalog.exercises.map { exercise in
      let modules = Set(try [exercise.chapter.name] + exercise.libraries(in: package)).sorted()
      let products = modules.map {
        #".product(name: "\#($0)", package: "ComposableWorkbook")"#
      }
      if case .library = exercise.material {
        // Named as the exercise: the chapter's own library has the module's name in this package.
        return """
              .target(
                name: "\(exercise.name)",
                path: \("\(exercise.chapter.name)/\(exercise.fileName)".literal)),
          """
      }
      return """
            .testTarget(
              name: "\(exercise.name)",
              dependencies: [\(products.joined(separator: ", "))],
              path: ".",
              sources: [
                "\(exercise.chapter.name)/\(exercise.fileName)",
                "\(companionCopy(exercise))",
              ]),
        """
    }
    return """
      // swift-tools-version: 6.1
      // Written by the workbook, for editors: it is written again at the next run.

      import PackageDescription

      let package = Package(
        name: "Workspace",
        platforms: [.macOS(.v14)],
        dependencies: [.package(name: "ComposableWorkbook", path: \(packageReference.literal))],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  /// Relative where the workspace lies in the package, so that both can be moved together.
  private var packageReference: String {
    let root = package.description + "/"
    guard folder.description.hasPrefix(root) else { return package.description }
    let depth = folder.description.dropFirst(root.count).split(separator: "/").count
    return Array(repeating: "..", count: depth).joined(separator: "/")
  }
}

extension Catalog {
  /// The first exercise after another one, else the first at all, that is not done yet.
  func firstPending(_ progress: LearnerProgress, after current: Exercise? = nil) -> Exercise? {
    let position = current.flatMap { exercises.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return (exercises[position...] + exercises[..<position])
      .first { !progress.done.contains($0.id) && $0 != current }
  }
}

extension Exercise {
  /// The package's libraries that the exercise imports.
  func libraries(in package: Path) throws -> [String] {
    importedLibraries(
      of: solution.map(\.text) + [try companion?.read() ?? ""],
      in: package
    )
  }
}

extension String {
  /// The text as one word of a shell's command line.
  fileprivate var quoted: String {
    allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
      ? self : "'" + replacing("'", with: "'\\''") + "'"
  }

  /// The text as a Swift literal.
  var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
