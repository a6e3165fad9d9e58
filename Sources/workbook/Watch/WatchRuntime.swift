// Carries out what the watch's reducer asks for, and tells it what happens: the files, the compiler,
// the terminal. Nothing is decided here.

import Foundation
import Terminal

struct WatchRuntime {
  /// How often the learner's file is looked at. Reading so small a file costs microseconds; a change
  /// waits half of this on average.
  static let interval = Duration.milliseconds(40)

  let workspace: Workspace
  let checker: Checker
  let console: Console

  private enum Event: Sendable {
    case tick
    case terminal(TerminalEvent)
    case watch(Watch.Event)
  }

  /// Watches until the user quits.
  /// - Throws: a `Problem` when another workbook watches here.
  func run(from progress: Progress, notices: [Notice]) async throws -> ExitCode {
    guard let lock = try FileLock(ifFree: workspace.watchLock) else {
      throw Problem(
        "Another workbook is watching \(workspace.folder.short).",
        "Go on there, or end it with q; commands such as `\(commandName) hint` work beside it.",
        exitCode: .usage
      )
    }
    defer { withExtendedLifetime(lock) {} }
    var state = Watch.State(
      catalog: workspace.catalog,
      progress: progress,
      exercise: try workspace.currentExercise(progress)
    )

    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let session = try Session(reporting: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) {
      continuation.yield(.terminal($0))
    }
    defer { session.restore() }
    let ticker = Task {
      while !Task.isCancelled {
        continuation.yield(.tick)
        try await Task.sleep(for: Self.interval)
      }
    }
    defer { ticker.cancel() }

    var savedState: String?
    let screen = StatusScreen(session: session, console: console)
    var checking: Task<Void, Never>?
    var opening = console.page()
    for notice in notices { opening.add(notice.message) }
    opening.addIntroduction(state.exercise, in: workspace)
    do {
      try screen.show(opening, status: state)
      for await event in events {
        if case .terminal(.redraw) = event { screen.forgetStatus() }
        for event in watchEvents(event, state, &savedState) {
          for effect in Watch.reduce(&state, event) {
            switch effect {
            case .check(let check):
              checking = Task {
                let outcome = await outcome(of: check) { continuation.yield(.watch(.building($0))) }
                continuation.yield(.watch(.checked(check, outcome)))
              }
            case .cancelCheck:
              checking?.cancel()
            case .save(let change):
              do {
                let (_, notices) = try workspace.update { $0.apply(change) }
                for notice in notices {
                  var page = console.page()
                  page.add(notice.message)
                  try screen.show(page, status: state)
                }
              } catch let problem as Problem {
                try screen.show(console.page(problem), status: state)
              }
            case .show(let message):
              try screen.show(page(message, state), status: state)
            case .quit(let signal):
              await checking?.value
              screen.end()
              if let signal { session.end(by: signal) }
              return .pass
            }
          }
        }
        try screen.show(status: state)
      }
    } catch let error as WriteError where error.isReaderGone {
      checking?.cancel()
      await checking?.value
    }
    return .pass
  }

  /// - Parameter savedState: the state file's text when it was last looked at.
  private func watchEvents(
    _ event: Event,
    _ state: Watch.State,
    _ savedState: inout String?
  ) -> [Watch.Event] {
    switch event {
    case .tick:
      var events: [Watch.Event] = []
      let saved = workspace.savedState
      if saved != savedState, let progress = saved.flatMap({ try? Progress($0) }),
        progress != state.progress
      {
        events.append(.progressChanged(progress))
      }
      savedState = saved
      return events + [.looked(state.exercise, workspace.look(at: state.exercise))]
    case .watch(let event): return [event]
    case .terminal(.key(let key)): return [.key(key)]
    case .terminal(.signal(let signal)): return [.signal(signal)]
    case .terminal(.inputClosed): return [.inputClosed]
    case .terminal(.resized), .terminal(.redraw): return []
    }
  }

  private func outcome(
    of check: Watch.Check,
    building: @escaping @Sendable (Watch.Building) -> Void
  ) async -> Watch.Outcome {
    do {
      let verdict = try await checker.check(check.files, for: check.exercise) {
        building(Watch.Building(part: $0, of: $1, name: $2))
      }
      return .verdict(verdict)
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .problem(error as? Problem ?? Problem("\(error)", "Try again."))
    }
  }

  private func page(_ message: Watch.Message, _ state: Watch.State) throws -> Page {
    var page = console.page()
    page.addBlank()
    switch message {
    case .introduction(let exercise):
      page.addIntroduction(exercise, in: workspace)
    case .verdict(let verdict, let check):
      page.add(
        verdict,
        of: check.files,
        for: check.exercise,
        in: workspace,
        progress: state.progress,
        setting: .watching
      )
    case .hint(let exercise, let count):
      page.add(hint: count, of: exercise, try? Hints(exercise))
    case .list:
      page.add(listOf: workspace.catalog, state.progress, current: state.exercise)
    case .keys:
      page.add("n next, h hint, l list, r run again, q quit")
    case .lastPending(let exercise):
      page.add("\(exercise.label) \(exercise.name) is the last one that is not done.")
    case .missing(let exercise):
      page.add(workspace.missing(exercise).message)
    case .problem(let problem):
      page.add(problem.message)
    case .allDone:
      page.add("All \(workspace.catalog.exercises.count) exercises are done.")
    }
    return page
  }
}

extension Progress {
  mutating func apply(_ change: Watch.Change) {
    switch change {
    case .current(let id): current = id
    case .done(let id, true): done.insert(id)
    case .done(let id, false): done.remove(id)
    case .hints(let id, let count): hints[id] = count
    }
  }
}

extension Workspace {
  func look(at exercise: Exercise) -> Watch.Contents {
    do {
      return try files(exercise).map { .files($0) } ?? .missing
    } catch {
      return .unreadable(error as? Problem ?? Problem("\(error)", "Try again."))
    }
  }

  /// What to say where an exercise's file is gone.
  func missing(_ exercise: Exercise) -> Problem {
    Problem(
      "\(file(exercise).short) is not there.",
      "Give it back that name, or `\(commandName) reset \(exercise.label)` writes the starter.",
      exitCode: .usage
    )
  }

  func currentExercise(_ progress: Progress) throws -> Exercise {
    try catalog.exercise(progress.current ?? "1.1")
  }
}
