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
    /// What was said, the newest last. The screen knows how much of it it has shown.
    private(set) var messages: [Message] = []
    /// How many messages came before those.
    private(set) var forgotten = 0
    /// How often the screen was asked to draw again what it has shown.
    var redraws = 0
    /// What the exercise's file held when it was last looked at; nil before the first look.
    var contents: Contents?
    var check = Check.idle
    /// The state file's text when it was last looked at.
    var savedState: String?
    /// What is on its way into the state file, one change after the other.
    var unsaved: [LearnerProgress.Change] = []
    var isQuitting = false
    /// The signal that the process is to die by at the end.
    var signal: Int32?
  }

  enum Contents: Equatable, Sendable {
    case files([SourceFile])
    case missing
    case unreadable(Problem)
  }

  /// There is never more than one check: a newer text cancels it and waits for its end.
  enum Check: Equatable, Sendable {
    case idle
    /// - Parameter building: the part of a first build that is under way.
    case running(Submission, building: Building? = nil)
    /// It was cancelled, and has not ended yet.
    case ending
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
    /// It ended by itself, or because it was cancelled.
    case checked(Result<Verdict, Problem>)
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
        return WatchKey(key).map { press($0, &state) } ?? .none

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
        case .files: break
        case .missing: state.say(.missing(state.exercise))
        case .unreadable(let problem): state.say(.problem(problem))
        }
        return check(&state)

      case .savedStateChanged(let text):
        state.savedState = text
        guard let progress = text.flatMap({ try? LearnerProgress($0) }) else { return .none }
        state.progress = progress
        guard let exercise = progress.current.flatMap({ catalog[$0] }), exercise != state.exercise
        else { return .none }
        state.say(.answer(.movedOn(to: exercise)))
        return .merge(move(to: exercise, &state), attend(state))

      case .saved(let result):
        state.unsaved.removeFirst()
        switch result {
        case .success(let notices): for notice in notices { state.say(.notice(notice)) }
        case .failure(let problem): state.say(.problem(problem))
        }
        return attend(state)

      case .building(let building):
        guard case .running(let submission, _) = state.check else { return .none }
        state.check = .running(submission, building: building)
        return .none

      case .checked(let result):
        guard case .running(let submission, _) = state.check else {
          // What it says is about an older text.
          state.check = .idle
          return check(&state)
        }
        state.check = .idle
        switch result {
        case .success(let verdict):
          return respond(to: .done(verdict, submission), &state)
        case .failure(let problem):
          state.say(.problem(problem))
          return .none
        }
      }
    }
  }

  private func press(_ key: WatchKey, _ state: inout State) -> Effect<Action> {
    switch key {
    case .next:
      return respond(to: .next(nil), &state)
    case .hint:
      return respond(to: .hint(state.exercise), &state)
    case .list:
      state.say(.list)
      return .none
    case .again:
      return state.check == .idle ? check(&state) : .none
    case .keys:
      state.say(.keys)
      return .none
    case .quit:
      return quit(&state)
    }
  }

  /// Answers a request as a command would, and saves what it changes.
  private func respond(to request: Request, _ state: inout State) -> Effect<Action> {
    let response = state.progress.response(to: request, at: state.exercise, in: catalog)
    state.say(.answer(response.answer))
    guard let change = response.change else { return .none }
    var moving = Effect<Action>.none
    if case .movedOn(let exercise, _) = response.answer { moving = move(to: exercise, &state) }
    return .merge(moving, save(change, &state))
  }

  private func move(to exercise: Exercise, _ state: inout State) -> Effect<Action> {
    state.exercise = exercise
    state.contents = nil
    return check(&state)
  }

  private func quit(_ state: inout State) -> Effect<Action> {
    state.isQuitting = true
    return .merge(
      .cancel(id: CancelID.terminal),
      check(&state),
      state.unsaved.isEmpty ? attend(state) : .none
    )
  }
}

extension Watch.State {
  mutating func say(_ message: Watch.Message) {
    messages.append(message)
    // The screen shows each as soon as it is said, so nobody misses the older half.
    if messages.count > 100 {
      messages.removeFirst(50)
      forgotten += 50
    }
  }
}
