// Handing out the starters: all of them at the first run, new and changed ones after an update.

extension Workspace {
  /// Makes or updates the learner's folder.
  /// - Returns: the workspace, the progress made in it, and what the user should know.
  /// - Throws: a `Problem` if the folder is used for something else, or can't be written.
  static func open(
    _ folder: Path,
    package: Path,
    catalog: Catalog
  ) throws -> (workspace: Workspace, progress: LearnerProgress, notices: [Problem]) {
    let workspace = Workspace(folder: folder, package: package, catalog: catalog)
    let catalog = workspace.catalog
    if folder.exists, !folder.isFolder {
      throw Problem(
        "\(folder.short) is a file, not a folder.",
        "Name an empty folder with --workspace.",
        exitCode: .usage
      )
    }
    // One that was copied may have lost its hidden files.
    let isCopy =
      !workspace.memory.exists && catalog.exercises.contains { workspace.file($0).exists }
    if !workspace.memory.exists, !folder.contents.isEmpty, !isCopy {
      throw Problem(
        "\(folder.short) holds other files and isn't a workspace.",
        "Name an empty folder with --workspace.",
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
    if isCopy {
      notices.append(
        Problem(
          "\(folder.short) has no .workbook, where the workbook remembers what is done.",
          "Your exercises are untouched: `\(commandName) check-all` finds out what is done."
        )
      )
    }
    // Files get their present names before answers are looked up in them.
    notices += try workspace.takeEarlierFiles()
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
    try workspace.writeEditorFiles()
    let (progress, _) = try workspace.update { progress in
      progress.starters.merge(starters) { _, new in new }
      for (id, filling) in filled { progress.filled[id] = filling }
      let current =
        progress.current.flatMap { catalog[$0] } ?? progress.left.flatMap { catalog[$0] }
        ?? catalog.firstPending(progress)
      progress.current = (current ?? catalog.exercises[0]).id
    }
    return (workspace, progress, notices)
  }

  /// The folder that a user names for a workspace. It must exist, even if empty, so that a typo
  /// doesn't make a second workspace.
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

  /// Removes what was left by workbooks that were killed while writing.
  private func removeLeftovers() {
    // Chapters, the libraries in them, and the folders of these.
    var folders = [folder]
    for _ in 1...3 {
      folders += folders.flatMap { folder in folder.contents.map { folder / $0 } }
        .filter { $0.isFolderItself && !folders.contains($0) }
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
  ) throws -> (filling: LearnerProgress.Filling?, notices: [Problem]) {
    let exercise = starter.exercise
    let file = path(starter.plain, of: exercise)
    guard file.exists else {
      // If it was handed out before, the learner has removed it, and a check will say so.
      guard known == nil else { return (filling, []) }
      try file.write(starter.text)
      return (starter.filling, [])
    }
    guard let known else { return (filling, []) }
    // A file that can't be read isn't as it was handed out.
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
    let notice = Problem(
      "Exercise \(exercise.label) has a new starter; your \(file.name) is kept as it is.",
      "The new one is beside it as \(beside.name)"
        + (earlier.map { "; what had that name is kept as \($0.short)." } ?? ".")
    )
    return (filling, [notice])
  }

  /// Renames what the learner wrote when exercises had other numbers or names.
  /// - Returns: what the user should know.
  private func takeEarlierFiles() throws -> [Problem] {
    let renamed = try catalog.exercises.compactMap(takeEarlierFile)
    guard renamed.count > 3 else {
      return renamed.map {
        Problem("\($0.before) is now called \($0.now).", "Its contents are the same.")
      }
    }
    let one = renamed[0]
    return [
      Problem(
        "Exercises have new numbers, and so do \(renamed.count) of your files.",
        "Their contents are the same; \(one.before), for one, is now called \(one.now)."
      )
    ]
  }

  private func takeEarlierFile(of exercise: Exercise) throws -> (before: String, now: String)? {
    let file = file(exercise)
    if file.exists { return nil }
    let ending = file.name.hasSuffix(".swift") ? ".swift" : ""
    let suffixes = ([exercise.name] + exercise.formerly).map { "-\($0)\(ending)" }
    // Its own name comes first: the exercise that merged into it may have had a lower number.
    let names = file.folder.contents.filter { $0 != file.name }
    let earlier = suffixes.lazy.compactMap { suffix in
      names.first { $0.hasSuffix(suffix) && $0.dropLast(suffix.count).allSatisfy(\.isNumber) }
    }.first
    guard let earlier else { return nil }
    try (file.folder / earlier).move(to: file)
    return (earlier, file.name)
  }
}
