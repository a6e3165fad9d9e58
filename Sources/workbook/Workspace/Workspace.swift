// The learner's own folder: a starter of every exercise, and behind it, in `.workbook/`, what the
// workbook remembers. Nothing that a learner wrote is ever overwritten.

import Foundation

struct Workspace: Sendable {
  let folder: Path
  let package: Path
  let catalog: Catalog

  var memory: Path { folder / ".workbook" }
  private var stateFile: Path { memory / "state" }
  private var stateLock: Path { memory / "state.lock" }
  var watchLock: Path { memory / "watch.lock" }

  func file(_ exercise: Exercise) -> Path {
    folder / exercise.chapter.name / exercise.fileName
  }

  // MARK: - Progress

  /// Reads the progress, changes it and writes it back, with every other workbook kept waiting.
  /// - Returns: the progress after the change, and what the user should know.
  @discardableResult
  func update(_ change: (inout Progress) -> Void = { _ in }) throws -> (Progress, [Notice]) {
    let lock = try FileLock(stateLock)
    defer { withExtendedLifetime(lock) {} }
    let text = try? stateFile.readIfPresent()
    var progress = Progress()
    var notices: [Notice] = []
    do throws(Progress.Unreadable) {
      if let text {
        progress = try Progress(text)
      } else if stateFile.exists {
        throw .damaged(line: 1)
      }
    } catch {
      switch error {
      case .newer(let version):
        throw Problem(
          "\(folder.short) was made by a newer workbook (format \(version), this one knows "
            + "\(Progress.version)).",
          "Update the clone with `git pull`, or choose another folder with --workspace."
        )
      case .damaged(let line):
        let aside = memory.unused("state.damaged")
        try stateFile.move(to: aside)
        notices.append(
          Notice(
            "\(stateFile.short) was damaged in line \(line); it is kept as \(aside.name).",
            "Your exercises are untouched: `\(commandName) check-all` marks again what is done."
          )
        )
      }
    }
    change(&progress)
    if progress.text != text { try stateFile.write(progress.text) }
    return (progress, notices)
  }

  /// The text of the state file, to see whether another workbook changed it.
  var savedProgress: Progress? {
    guard let text = try? stateFile.readIfPresent() else { return nil }
    return try? Progress(text)
  }

  // MARK: - Reset

  /// Puts the starter in the place of the learner's file.
  /// - Returns: where the learner's file is kept, or nil when there was none.
  func reset(_ exercise: Exercise) throws -> Path? {
    let file = file(exercise)
    var backup: Path?
    if let text = try file.readIfPresent() {
      let kept = (memory / "backups").unused(file.stem, ending: ".swift")
      try kept.write(text)
      backup = kept
    }
    try file.write(exercise.source.starter)
    try update {
      $0.done.remove(exercise.id)
      $0.hints[exercise.id] = nil
      $0.starters[exercise.id] = stableHash([exercise.source.starter])
    }
    return backup
  }
}

/// Something the user should know, though the work goes on.
struct Notice: Equatable, Sendable {
  let happened: String
  let advice: String

  init(_ happened: String, _ advice: String) {
    self.happened = happened
    self.advice = advice
  }

  var message: String { "\(happened) \(advice)" }
}

extension Path {
  /// The name without its extension.
  var stem: String { (name as NSString).deletingPathExtension }

  /// A place in this folder that no file has yet, named after the time. The time alone is not
  /// enough: it goes back when summer ends.
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
