// What a watching workbook does, as the architecture has it: a state, the events that reach it, and a
// reducer that answers with effects as values. Files, processes, the clock and the terminal are at
// the edge, in WatchRuntime.

import Terminal

enum Watch {
  struct State: Equatable {
    let catalog: Catalog
    var progress: Progress
    var exercise: Exercise
    /// What the exercise's file held when it was last looked at; nil before the first look.
    var contents: Contents?
    /// The check that is under way. There is never more than one: a newer text cancels it and waits
    /// for its end.
    var check: Check?
    /// The part of a first build that is under way.
    var building: Building?
    var isQuitting = false
  }

  enum Contents: Equatable, Sendable {
    case files([SourceFile])
    case missing
    case unreadable(Problem)
  }

  struct Check: Equatable, Sendable {
    var exercise: Exercise
    var files: [SourceFile]
  }

  struct Building: Equatable, Sendable {
    var part: Int
    var of: Int
    var name: String
  }

  enum Event: Sendable {
    /// An exercise's file was looked at. By now it may be another one that is watched.
    case looked(Exercise, Contents)
    case building(Building)
    case checked(Check, Outcome)
    case progressChanged(Progress)
    case key(Key)
    case inputClosed
    case signal(Int32)
  }

  enum Outcome: Equatable, Sendable {
    case verdict(Verdict)
    case problem(Problem)
    case cancelled
  }

  enum Effect: Equatable {
    case check(Check)
    case cancelCheck
    case save(Change)
    case show(Message)
    case quit(signal: Int32?)
  }

  /// A change of the progress that outlives the watch.
  enum Change: Equatable {
    case current(Exercise.ID)
    case done(Exercise.ID, Bool)
    case hints(Exercise.ID, Int)
  }

  enum Message: Equatable {
    case introduction(Exercise)
    case verdict(Verdict, Check)
    case hint(Exercise, Int)
    case list
    case keys
    /// No other exercise is left to do.
    case lastPending(Exercise)
    case missing(Exercise)
    case problem(Problem)
    case allDone
  }

  static func reduce(_ state: inout State, _ event: Event) -> [Effect] {
    guard !state.isQuitting else { return [] }
    switch event {
    case .looked(let exercise, let contents):
      guard exercise == state.exercise, contents != state.contents else { return [] }
      state.contents = contents
      switch contents {
      case .files: return state.restartCheck()
      case .missing: return state.cancelCheck() + [.show(.missing(state.exercise))]
      case .unreadable(let problem): return state.cancelCheck() + [.show(.problem(problem))]
      }

    case .building(let building):
      if state.check != nil { state.building = building }
      return []

    case .checked(let check, let outcome):
      state.check = nil
      state.building = nil
      // A verdict on an older text, or on the exercise that was left, is nobody's business.
      guard check == state.wantedCheck else { return state.restartCheck() }
      switch outcome {
      case .cancelled: return state.restartCheck()
      case .problem(let problem): return [.show(.problem(problem))]
      case .verdict(let verdict): return state.take(verdict, on: check)
      }

    case .progressChanged(let progress):
      state.progress = progress
      guard let exercise = progress.current.flatMap({ state.catalog[$0] }),
        exercise != state.exercise
      else { return [] }
      return state.goOn(to: exercise)

    case .key(let key):
      return state.press(key)

    case .inputClosed:
      return state.quit(signal: nil)

    case .signal(let signal):
      return state.quit(signal: signal)
    }
  }
}

extension Watch.State {
  /// The check of what the learner's file holds now.
  fileprivate var wantedCheck: Watch.Check? {
    guard case .files(let files) = contents else { return nil }
    return Watch.Check(exercise: exercise, files: files)
  }

  fileprivate mutating func restartCheck() -> [Watch.Effect] {
    guard check == nil else { return cancelCheck() }
    check = wantedCheck
    return check.map { [.check($0)] } ?? []
  }

  fileprivate func cancelCheck() -> [Watch.Effect] {
    check == nil ? [] : [.cancelCheck]
  }

  fileprivate mutating func take(_ verdict: Verdict, on check: Watch.Check) -> [Watch.Effect] {
    let passes = verdict.outcome == .pass
    let changes: [Watch.Effect] =
      progress.done.contains(exercise.id) == passes
      ? [] : [.save(.done(exercise.id, passes))]
    if passes {
      progress.done.insert(exercise.id)
    } else {
      progress.done.remove(exercise.id)
    }
    return changes + [.show(.verdict(verdict, check))]
  }

  fileprivate mutating func goOn(to next: Exercise) -> [Watch.Effect] {
    exercise = next
    contents = nil
    progress.current = next.id
    return cancelCheck() + [.show(.introduction(next))]
  }

  fileprivate mutating func quit(signal: Int32?) -> [Watch.Effect] {
    isQuitting = true
    return cancelCheck() + [.quit(signal: signal)]
  }

  fileprivate mutating func press(_ key: Key) -> [Watch.Effect] {
    switch key {
    case .character("q"):
      return quit(signal: nil)
    case .character("n"):
      guard let next = catalog.firstPending(progress, after: exercise) else {
        return [.show(progress.done.contains(exercise.id) ? .allDone : .lastPending(exercise))]
      }
      return [.save(.current(next.id))] + goOn(to: next)
    case .character("h"):
      let given = min(Hints.headings.count, progress.hints[exercise.id, default: 0] + 1)
      progress.hints[exercise.id] = given
      return [.save(.hints(exercise.id, given)), .show(.hint(exercise, given))]
    case .character("l"):
      return [.show(.list)]
    case .character("r"), .enter:
      return check == nil ? restartCheck() : []
    default:
      return [.show(.keys)]
    }
  }
}

extension Catalog: Equatable {
  static func == (one: Catalog, other: Catalog) -> Bool { one.exercises == other.exercises }
}
