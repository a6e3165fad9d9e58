import Chapter04Modern
import Terminal
import Testing

import class Foundation.NSLock

@testable import Runner

/// The world around a watch, of plain values: files are a dictionary, and a check ends when a test
/// says so, cancelled or not. What can never be is expected whenever something is begun.
final class WatchWorld: @unchecked Sendable {
  let catalog: Catalog
  let clock = TestClock()
  let terminal = AsyncStream<TerminalEvent>.makeStream()

  // Unchecked: what follows is only touched with the lock.
  private let lock = NSLock()
  private var files: [Exercise.ID: Watch.Contents]
  private var saves: [Exercise.ID: Int] = [:]
  private var exercisesOpened: [Exercise.ID] = []
  private var editorProblem: Problem?
  private var savedText: String?
  private var changesSaved: [LearnerProgress.Change] = []
  private var problem: Problem?
  private var noticesLeft: [Problem] = []
  private var holdsSaves = false
  private var saving: CheckedContinuation<Void, Never>?
  private var checks: [Submission] = []
  private var running: Running?

  private struct Running {
    var check: Submission
    var building: @Sendable (Watch.Building) async -> Void
    var end: CheckedContinuation<Result<Verdict, any Error>, Never>
  }

  init(_ fixture: Fixture) throws {
    let catalog = try fixture.catalog()
    self.catalog = catalog
    files = Dictionary(
      uniqueKeysWithValues: catalog.exercises.map { ($0.id, .text("\($0.name) starter")) }
    )
  }

  var client: WatchClient {
    WatchClient(
      terminalEvents: { self.terminal.stream },
      look: { exercise, _ in self.look(at: exercise) },
      open: { try self.open($0) },
      otherFiles: { self.lock.withLock { self.saves.mapValues(stamp) } },
      reset: { exercise in
        self[exercise] = .text("\(exercise.name) starter")
        return [Path("/kept")]
      },
      savedState: { self.savedState },
      save: { try await self.save($0) },
      check: { try await self.check($0, $1) }
    )
  }

  @MainActor
  func makeStore() throws -> TestStoreOf<Watch> {
    makeStore(Watch.State(progress: .init(), exercise: try catalog.exercise("First")))
  }

  @MainActor
  func makeStore(_ state: Watch.State) -> TestStoreOf<Watch> {
    TestStore(initialState: state) {
      Watch(catalog: catalog)
    } withDependencies: {
      $0[WatchClient.self] = client
      $0.continuousClock = clock
    }
  }

  // MARK: - Files

  /// What an exercise's file holds.
  subscript(exercise: Exercise) -> Watch.Contents {
    get { lock.withLock { files[exercise.id, default: .missing] } }
    set {
      lock.withLock {
        files[exercise.id] = newValue
        saves[exercise.id, default: 0] += 1
      }
    }
  }

  /// The editor writes a file once more as it is.
  func saveAgain(_ exercise: Exercise) { lock.withLock { saves[exercise.id, default: 0] += 1 } }

  private func look(at exercise: Exercise) -> Watch.Look {
    Watch.Look(
      contents: self[exercise],
      stamps: ["": stamp(afterSaves: lock.withLock { saves[exercise.id, default: 0] })]
    )
  }

  /// What was opened in an editor.
  var opened: [Exercise.ID] { lock.withLock { exercisesOpened } }

  /// Why no editor can be opened.
  var openProblem: Problem? {
    get { lock.withLock { editorProblem } }
    set { lock.withLock { editorProblem = newValue } }
  }

  private func open(_ exercise: Exercise) throws {
    if let problem = openProblem { throw problem }
    lock.withLock { exercisesOpened.append(exercise.id) }
  }

  /// The state file, written by the watch or by another workbook.
  var savedState: String? {
    get { lock.withLock { savedText } }
    set { lock.withLock { savedText = newValue } }
  }

  var saved: LearnerProgress? { savedState.flatMap { try? LearnerProgress($0) } }

  /// Why nothing can be saved.
  var saveProblem: Problem? {
    get { lock.withLock { problem } }
    set { lock.withLock { problem = newValue } }
  }

  /// What the next saving has to tell.
  var notices: [Problem] {
    get { lock.withLock { noticesLeft } }
    set { lock.withLock { noticesLeft = newValue } }
  }

  /// What the watch has saved.
  var changes: [LearnerProgress.Change] { lock.withLock { changesSaved } }

  /// From now on saving takes until `endSave()`.
  func holdSaves() { lock.withLock { holdsSaves = true } }

  func endSave() {
    let saving = lock.withLock {
      defer { self.saving = nil }
      return self.saving
    }
    saving?.resume()
  }

  private func save(_ change: LearnerProgress.Change) async throws -> [Problem] {
    if lock.withLock({ holdsSaves }) {
      await withCheckedContinuation { continuation in
        lock.withLock {
          #expect(saving == nil, "Changes are saved one after the other.")
          saving = continuation
        }
      }
    }
    return try lock.withLock {
      if let problem { throw problem }
      var progress = try savedText.map { try LearnerProgress($0) } ?? LearnerProgress()
      progress.apply(change)
      savedText = progress.text
      changesSaved.append(change)
      defer { noticesLeft = [] }
      return noticesLeft
    }
  }

  // MARK: - Checks

  /// Every check that was begun.
  var begun: [Submission] { lock.withLock { checks } }
  /// The one that is under way.
  var checked: Submission? { lock.withLock { running?.check } }

  private func check(
    _ check: Submission,
    _ building: @escaping @Sendable (Watch.Building) async -> Void
  ) async throws -> Verdict {
    try await withCheckedContinuation { end in
      lock.withLock {
        #expect(running == nil, "There are never two checks at once.")
        checks.append(check)
        running = Running(check: check, building: building, end: end)
      }
    }.get()
  }

  func build(_ part: Watch.Building) async {
    await lock.withLock { running }?.building(part)
  }

  /// The check under way ends: with its verdict, if nothing else is said.
  func endCheck(_ result: Result<Verdict, any Error>? = nil) {
    let running = lock.withLock {
      defer { self.running = nil }
      return self.running
    }
    if let running {
      running.end.resume(returning: result ?? .success(verdict(running.check.text)))
    }
  }
}

private func stamp(afterSaves count: Int) -> FileStamp {
  let never = FileStamp.Moment(seconds: 0, nanoseconds: 0)
  return FileStamp(inode: 0, size: count, modified: never, changed: never)
}

/// A text passes where it says so. The verdict holds the text, to know it by.
func verdict(_ text: String) -> Verdict {
  Verdict(outcome: text.contains("right") ? .pass : .notYet, printed: text)
}
