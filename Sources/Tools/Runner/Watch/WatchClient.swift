// The world around a watching workbook, as functions that a test replaces.

import Chapter04Core
import Terminal

struct WatchClient: Sendable {
  /// What happens at the terminal: one stream, which can be read once.
  var terminalEvents: @Sendable () -> AsyncStream<TerminalEvent>
  /// What an exercise's files hold, given the look before, if there was one.
  var look: @Sendable (_ exercise: Exercise, _ before: Watch.Look?) -> Watch.Look
  /// Opens the exercise's file in an editor. Returns when that has ended.
  var open: @Sendable (_ exercise: Exercise) async throws -> Void
  /// The file of every exercise except libraries.
  var otherFiles: @Sendable () -> [Exercise.ID: FileStamp]
  /// Restores the starter.
  /// - Returns: where the learner's files are kept.
  var reset: @Sendable (_ exercise: Exercise) async throws -> [Path]
  /// The state file's text.
  var savedState: @Sendable () -> String?
  var save: @Sendable (_ change: LearnerProgress.Change) async throws -> [Problem]
  /// Returns or throws only after everything that the check started has ended, even if cancelled.
  var check:
    @Sendable (
      _ submission: Submission,
      _ building: @escaping @Sendable (Watch.Building) async -> Void
    ) async throws -> Verdict
}

extension WatchClient {
  init(
    workspace: Workspace,
    checker: Checker,
    terminalEvents: AsyncStream<TerminalEvent>
  ) {
    self.init(
      terminalEvents: { terminalEvents },
      look: { workspace.look(at: $0, after: $1) },
      open: { try await Editor().open(workspace.file($0)) },
      otherFiles: { workspace.singleFiles },
      reset: { try workspace.reset($0) },
      savedState: { workspace.savedState },
      save: { change in try workspace.save(change) },
      check: { submission, building in
        let verdict = try await checker.check(submission.files, for: submission.exercise) {
          await building(Watch.Building(part: $0, of: $1, name: $2))
        }
        try? workspace.updateCompileCommands(for: submission.exercise)
        return verdict
      }
    )
  }
}

extension Workspace {
  /// - Parameter before: the last look at this exercise. What it saw is not read again if no file
  ///   has been saved since.
  func look(at exercise: Exercise, after before: Watch.Look? = nil) -> Watch.Look {
    let file = file(exercise)
    // The stamps come first: if a file is saved in between, the next look sees a new stamp.
    var stamps: [String: FileStamp] = [:]
    if case .library = exercise.material {
      for name in file.sourceNames() { stamps[name] = FileStamp(file / name) }
    } else {
      stamps[file.name] = FileStamp(file)
    }
    if let before, before.isSettled, before.stamps == stamps { return before }
    do {
      return Watch.Look(
        contents: try files(exercise).map { Watch.Contents.files($0) } ?? .missing,
        stamps: stamps,
        isSettled: !stamps.isEmpty && stamps.values.allSatisfy(\.isSettled)
      )
    } catch {
      return Watch.Look(contents: .unreadable(Problem(error)), stamps: stamps)
    }
  }

  /// The exercises of one file each. The workbook itself writes into a library's files.
  var singleFiles: [Exercise.ID: FileStamp] {
    var stamps: [Exercise.ID: FileStamp] = [:]
    for exercise in catalog.exercises where exercise.kind != .capstone {
      stamps[exercise.id] = FileStamp(file(exercise))
    }
    return stamps
  }
}

/// There is no live value: it needs a workspace, which is known only when the program runs.
extension WatchClient: TestDependencyKey {
  static let testValue = WatchClient(
    terminalEvents: unimplemented(
      "WatchClient.terminalEvents",
      placeholder: AsyncStream { $0.finish() }
    ),
    look: unimplemented(
      "WatchClient.look",
      placeholder: Watch.Look(contents: .missing, stamps: [:])
    ),
    open: unimplemented("WatchClient.open"),
    otherFiles: unimplemented("WatchClient.otherFiles", placeholder: [:]),
    reset: unimplemented("WatchClient.reset", placeholder: []),
    savedState: unimplemented("WatchClient.savedState", placeholder: nil),
    save: unimplemented("WatchClient.save"),
    check: unimplemented("WatchClient.check")
  )
}
