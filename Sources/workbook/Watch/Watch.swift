// What a watching workbook does, in the architecture that it teaches: a state, the actions that change
// it, and effects. Files, processes and the terminal's keys are behind WatchClient, and the time behind
// a clock, so that a test can be all of them. What the screen shows is part of the state.

import Chapter04Modern
import Terminal

struct Watch: Reducer {
  /// How often the learner's file is looked at. Reading so small a file costs microseconds; a change
  /// waits half of this on average.
  static let interval = Duration.milliseconds(40)

  struct State: Equatable {
    var progress: LearnerProgress
    var exercise: Exercise
    /// What the screen has not shown yet. It takes away what it has.
    var messages: [Message] = []
    /// How often the screen was asked to draw again what it has shown.
    var redraws = 0
    /// What the exercise's file held when it was last looked at; nil before the first look.
    var contents: Contents?
    /// The check that is under way. There is never more than one: a newer text cancels it and waits
    /// for its end.
    var check: Check?
    /// Whether what the file holds has still to get its verdict.
    var awaitsVerdict = false
    /// The part of a first build that is under way.
    var building: Building?
    /// The state file's text when it was last looked at.
    var savedState: String?
    /// What is on its way into the state file, one change after the other.
    var unsaved: [LearnerProgress.Change] = []
    var isQuitting = false
    /// By which the process is then to end.
    var signal: Int32?
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

  enum Action: Equatable, Sendable {
    case began
    case terminal(TerminalEvent)
    case contentsChanged(Contents)
    /// Perhaps by another workbook.
    case savedStateChanged(String?)
    case saved(Result<[Notice], Problem>)
    case building(Building)
    case checked(Result<Verdict, Problem>)
    /// With an answer or, where it was cancelled, without.
    case checkEnded
    /// The screen has shown so many messages.
    case shown(Int)
  }

  let catalog: Catalog
  @Dependency(WatchClient.self) var client
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .began:
        return .merge(listen(), attend(state))

      case .terminal(.key(let key)):
        return press(key, &state)

      case .terminal(.signal(let signal)):
        state.signal = signal
        return quit(&state)

      case .terminal(.inputClosed):
        return quit(&state)

      case .terminal(.resized), .terminal(.redraw):
        state.redraws += 1
        return .none

      case .contentsChanged(let contents):
        state.contents = contents
        switch contents {
        case .files:
          return check(&state)
        case .missing:
          state.messages.append(.missing(state.exercise))
          return cancelCheck(&state)
        case .unreadable(let problem):
          state.messages.append(.problem(problem))
          return cancelCheck(&state)
        }

      case .savedStateChanged(let text):
        state.savedState = text
        guard let progress = text.flatMap({ try? LearnerProgress($0) }) else { return .none }
        state.progress = progress
        guard let exercise = progress.current.flatMap({ catalog[$0] }), exercise != state.exercise
        else { return .none }
        let cancel = goOn(to: exercise, &state)
        return .merge(cancel, attend(state))

      case .saved(let result):
        state.unsaved.removeFirst()
        switch result {
        case .success(let notices): state.messages += notices.map { .notice($0) }
        case .failure(let problem): state.messages.append(.problem(problem))
        }
        return attend(state)

      case .building(let building):
        state.building = building
        return .none

      case .checked(let result):
        state.awaitsVerdict = false
        state.building = nil
        switch result {
        case .success(let verdict):
          return take(verdict, &state)
        case .failure(let problem):
          state.messages.append(.problem(problem))
          return .none
        }

      case .checkEnded:
        state.check = nil
        state.building = nil
        return state.awaitsVerdict ? check(&state) : .none

      case .shown(let count):
        state.messages.removeFirst(count)
        return .none
      }
    }
  }

  private func press(_ key: Key, _ state: inout State) -> Effect<Action> {
    switch key {
    case .character("q"):
      return quit(&state)
    case .character("n"):
      guard let next = catalog.firstPending(state.progress, after: state.exercise) else {
        let isDone = state.progress.done.contains(state.exercise.id)
        state.messages.append(isDone ? .allDone : .lastPending(state.exercise))
        return .none
      }
      let cancel = goOn(to: next, &state)
      return .merge(cancel, save(.current(next.id), &state))
    case .character("h"):
      let exercise = state.exercise
      let given = min(Hints.headings.count, state.progress.hints[exercise.id, default: 0] + 1)
      state.messages.append(.hint(exercise, given))
      return save(.hints(exercise.id, given), &state)
    case .character("l"):
      state.messages.append(.list)
      return .none
    case .character("r"), .enter:
      guard case .files = state.contents, !state.awaitsVerdict else { return .none }
      return check(&state)
    default:
      state.messages.append(.keys)
      return .none
    }
  }

  private func take(_ verdict: Verdict, _ state: inout State) -> Effect<Action> {
    if let check = state.check { state.messages.append(.verdict(verdict, check)) }
    let id = state.exercise.id
    let passes = verdict.outcome == .pass
    if state.progress.done.contains(id) == passes { return .none }
    return save(.done(id, passes), &state)
  }

  private func goOn(to next: Exercise, _ state: inout State) -> Effect<Action> {
    state.exercise = next
    state.contents = nil
    state.messages.append(.introduction(next))
    return cancelCheck(&state)
  }

  private func quit(_ state: inout State) -> Effect<Action> {
    state.isQuitting = true
    let cancel = cancelCheck(&state)
    return .merge(
      .cancel(id: CancelID.terminal),
      cancel,
      state.unsaved.isEmpty ? attend(state) : .none
    )
  }
}
