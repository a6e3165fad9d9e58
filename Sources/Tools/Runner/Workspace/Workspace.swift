// The learner's own folder: a starter of every exercise and, in `.workbook/`, what the workbook
// remembers. Nothing that a learner wrote is ever overwritten.

import Foundation

package struct Workspace: Sendable {
  package let folder: Path
  package let package: Path
  package let catalog: Catalog

  package init(folder: Path, package: Path, catalog: Catalog) {
    self.folder = folder
    self.package = package
    var catalog = catalog
    catalog.ownFeatures = folder / Catalog.ownGroup
    self.catalog = catalog
  }

  var memory: Path { folder / ".workbook" }
  var stateFile: Path { memory / "state" }
  private var stateLock: Path { memory / "state.lock" }
  var watchLock: Path { memory / "watch.lock" }

  /// Where the learner works: a file, or the folder of a library.
  package func file(_ exercise: Exercise) -> Path {
    folder / exercise.group / exercise.fileName
  }

  package func path(_ file: SourceFile, of exercise: Exercise) -> Path {
    self.file(exercise).folder / file.name
  }

  /// What the learner has written; nil if the file is gone.
  /// - Throws: a `Problem` when it can't be read.
  package func files(_ exercise: Exercise) throws -> [SourceFile]? {
    switch exercise.material {
    case .answers, .tests:
      guard let text = try file(exercise).readIfPresent(fault: .notYet) else { return nil }
      return [SourceFile(name: exercise.fileName, text: text)]
    case .library:
      let files = try file(exercise).sources(fault: .notYet).map {
        SourceFile(name: "\(exercise.fileName)/\($0.name)", text: $0.text)
      }
      return files.isEmpty ? nil : files
    }
  }

  /// What to say when an exercise's file is gone.
  /// - Parameter way: how to do that, by a key or by a command.
  func missing(
    _ exercise: Exercise,
    way: (_ key: String, _ command: String) -> String = { "`\(commandName) \($1)`" }
  ) -> Problem {
    let otherwise =
      exercise.isOwn
      ? "\(way("n", "next")) goes back to the exercises"
      : "\(way("z", "reset \(exercise.label)")) restores the starter"
    return Problem(
      "\(file(exercise).short) is gone.",
      "Give it that name again; \(otherwise).",
      exitCode: .usage
    )
  }

  /// The exercise with that number or name, or the one that a file belongs to.
  package func exercise(_ reference: String) throws -> Exercise {
    let path = Path(typed: reference).description
    let owner =
      !Path(path).exists
      ? nil
      : (catalog.exercises + catalog.own).first { exercise in
        let file = Path(typed: file(exercise).description).description
        return path == file || path.hasPrefix(file + "/")
      }
    return try owner ?? catalog.exercise(reference)
  }

  // MARK: - LearnerProgress

  package func currentExercise(_ progress: LearnerProgress) throws -> Exercise {
    try catalog.exercise(progress.current ?? "1.1")
  }

  /// Reads the progress, changes it and writes it back, while every other workbook waits.
  /// - Returns: the progress after the change, and what the user should know.
  @discardableResult
  package func update(_ change: (inout LearnerProgress) -> Void = { _ in }) throws -> (
    LearnerProgress, [Problem]
  ) {
    let lock = try FileLock(stateLock)
    defer { withExtendedLifetime(lock) {} }
    let isText = stateFile.isFile(atMost: LearnerProgress.largest)
    let text = isText ? String(validating: try stateFile.readBytes(), as: UTF8.self) : nil
    var progress = LearnerProgress()
    var notices: [Problem] = []
    do throws(LearnerProgress.Unreadable) {
      if let text {
        progress = try LearnerProgress(text)
      } else if stateFile.exists {
        throw .damaged(line: 1)
      }
    } catch {
      switch error {
      case .newer(let version):
        throw Problem(
          "\(folder.short) was made by a newer workbook (format \(version), this one knows "
            + "\(LearnerProgress.version)).",
          "Update the clone with `git pull`, or choose another folder with --workspace."
        )
      case .damaged(let line):
        let aside = memory.unused("state.damaged")
        try stateFile.move(to: aside)
        notices.append(
          Problem(
            "\(stateFile.short) was damaged in line \(line); it is kept as \(aside.name).",
            "Your exercises are untouched: `\(commandName) check-all` finds out what is done."
          )
        )
      }
    }
    change(&progress)
    if progress.text != text { try stateFile.write(progress.text) }
    return (progress, notices)
  }

  /// Remembers a change. When an exercise has been passed, a capstone may be waiting for it.
  @discardableResult
  func save(_ change: LearnerProgress.Change) throws -> [Problem] {
    let (progress, notices) = try update { $0.apply(change) }
    if case .done = change { try fill(progress) }
    return notices
  }

  /// The state file as it is now, to see whether another workbook changed it. Nil if there is none,
  /// or if it can't be a state file.
  var savedState: String? {
    stateFile.isFile(atMost: LearnerProgress.largest) ? try? stateFile.read() : nil
  }

  // MARK: - Reset

  /// Replaces the learner's files by the starter, and begins the exercise again. Files that they
  /// have added to a library stay.
  /// - Returns: where the learner's files are kept.
  /// - Throws: a `Problem`, once everything has been put back.
  func reset(_ exercise: Exercise) throws -> [Path] {
    let all = starters(of: exercise, try update().0)
    let starters = all.filter { !path($0.plain, of: exercise).holds($0.text) }
    var unfinished: [Unfinished] = []
    var replaced: [(file: Path, backup: Path?)] = []
    do {
      // Whatever takes space on the disk comes first.
      for starter in starters {
        unfinished.append(try Unfinished(starter.text, for: path(starter.plain, of: exercise)))
      }
      for (starter, new) in zip(starters, unfinished) {
        let file = path(starter.plain, of: exercise)
        replaced.append((file, file.exists ? try keep(file) : nil))
        try new.finish()
      }
      try update { progress in
        progress.done.remove(exercise.id)
        progress.hints[exercise.id] = nil
        for file in all {
          progress.starters[file.id] = file.hash
          progress.filled[file.id] = file.filling
        }
      }
      return replaced.compactMap(\.backup)
    } catch {
      for new in unfinished { new.discard() }
      let problem = Problem(error)
      let lost = replaced.compactMap { file, backup -> Path? in
        guard let backup else {
          file.remove()
          return nil
        }
        return (try? backup.move(to: file)) == nil ? backup : nil
      }
      if lost.isEmpty { throw problem }
      let names = lost.map(\.short).joined(separator: ", ")
      throw Problem("\(problem.happened) What you had is kept as \(names).", problem.advice)
    }
  }
}

extension Workspace {
  /// Gives a file a second name, among the backups, so that its own can be taken away.
  func keep(_ file: Path) throws -> Path {
    let backups = memory / "backups"
    try backups.createFolder()
    let kept = backups.unused(file.stem, ending: ".swift")
    try file.link(to: kept)
    return kept
  }
}

extension Exercise {
  /// The name under which a starter's hash is remembered.
  func starterID(_ starter: SourceFile) -> String {
    if case .library = material { "\(name)/\(Path(starter.name).name)" } else { name }
  }
}

extension Path {
  /// The name without its extension.
  var stem: String { (name as NSString).deletingPathExtension }

  /// A name in this folder that no file has yet, made from the time. The time alone isn't enough,
  /// because clocks go back when summer ends.
  func unused(_ name: String, ending: String = "", at time: Date = .now) -> Path {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyyMMdd-HHmmss.SSS"
    let stamped = "\(name)-\(formatter.string(from: time))"
    var path = self / (stamped + ending)
    var count = 1
    while path.exists {
      count += 1
      path = self / "\(stamped)-\(count)\(ending)"
    }
    return path
  }
}
