// A watch from its start to its end: the store with the real world behind it, and the terminal,
// which must be restored on every way out.

import Chapter04Core
import Foundation
import Terminal

@MainActor
struct WatchRun {
  private let lock: FileLock
  private let session: TerminalSession
  private let store: StoreOf<Watch>
  private let screen: WatchScreen

  /// Takes over the terminal.
  /// - Throws: a `Problem` if another workbook is watching this workspace.
  init(
    in workspace: Workspace,
    from progress: LearnerProgress,
    isFirst: Bool,
    notices: [Problem],
    clearsScreen: Bool,
    checker: Checker,
    console: Console
  ) throws {
    guard let lock = try FileLock(ifFree: workspace.watchLock) else {
      throw Problem(
        "Another workbook is watching \(workspace.folder.short).",
        "Continue there, or quit it with q; commands such as `\(commandName) hint` work alongside it.",
        exitCode: .usage
      )
    }
    let exercise = try workspace.currentExercise(progress)
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    self.lock = lock
    session = try TerminalSession(hidesCursor: true, reporting: endingSignals) {
      continuation.yield($0)
    }
    var state = Watch.State(progress: progress, exercise: exercise)
    state.clearsScreen = clearsScreen
    if isFirst { state.say(.welcome) }
    for notice in notices { state.say(.problem(notice)) }
    let due = workspace.dueForReview(progress).count
    if due > 0 {
      state.say(
        .problem(
          Problem(
            "\(due) \(due == 1 ? "exercise is" : "exercises are") due for review.",
            "Press \(WatchKey.review.rawValue) to find the mistakes."
          )
        )
      )
    }
    state.say(.answer(.movedOn(to: exercise)))
    store = Store(initialState: state) {
      Watch(catalog: workspace.catalog)
    } withDependencies: {
      $0[WatchClient.self] = WatchClient(
        workspace: workspace,
        checker: checker,
        terminalEvents: events
      )
    }
    screen = WatchScreen(store, session, console, workspace)
  }

  /// Watches until the user quits. By then, everything that it started has ended.
  /// - Returns: what to do before it is started again, if the user quit for that.
  func untilQuit() async throws -> Watch.Errand? {
    defer {
      session.restore()
      withExtendedLifetime(lock) {}
    }
    let watch = store.send(.began)
    screen.begin()
    await watch.finish()
    screen.end()
    if let signal = store.signal { session.end(by: signal) }
    // If the reader is gone, nobody reads this either.
    if let failure = screen.failure, !failure.isReaderGone { throw failure }
    return store.errand
  }
}
