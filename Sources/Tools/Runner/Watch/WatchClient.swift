// The world around a watching workbook, as functions that a test replaces.

import Chapter04Core
import Terminal

struct WatchClient: Sendable {
  /// What happens at the terminal: one stream, which can be read once.
  var terminalEvents: @Sendable () -> AsyncStream<TerminalEvent>
  var look: @Sendable (_ exercise: Exercise) -> Watch.Look
  /// Opens the exercise's file in an editor. Returns when that has ended.
  var open: @Sendable (_ exercise: Exercise) async throws -> Void
  /// The state file's text.
  var savedState: @Sendable () -> String?
  var save: @Sendable (_ change: LearnerProgress.Change) async throws -> [Notice]
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
      look: { workspace.look(at: $0) },
      open: { try await Editor().open(workspace.file($0)) },
      savedState: { workspace.savedState },
      save: { change in try workspace.save(change) },
      check: { submission, building in
        try await checker.check(submission.files, for: submission.exercise) {
          await building(Watch.Building(part: $0, of: $1, name: $2))
        }
      }
    )
  }
}

extension Workspace {
  func look(at exercise: Exercise) -> Watch.Look {
    // The stamp comes first: if the file is saved in between, the next look sees another one.
    let stamp = savedFiles(exercise).compactMap(FileStamp.init)
    do {
      return Watch.Look(contents: try files(exercise).map { .files($0) } ?? .missing, stamp: stamp)
    } catch {
      return Watch.Look(contents: .unreadable(Problem(error)), stamp: stamp)
    }
  }

  /// The files that are looked at.
  private func savedFiles(_ exercise: Exercise) -> [Path] {
    let file = file(exercise)
    guard case .library = exercise.material else { return [file] }
    return file.contents.map { file / $0 }
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
      placeholder: Watch.Look(contents: .missing, stamp: [])
    ),
    open: unimplemented("WatchClient.open"),
    savedState: unimplemented("WatchClient.savedState", placeholder: nil),
    save: unimplemented("WatchClient.save"),
    check: unimplemented("WatchClient.check")
  )
}
