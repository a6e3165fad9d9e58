// What a watching workbook does, in the architecture that it teaches: a state, the actions that
// change it, and effects. Files, processes and the terminal's keys are behind WatchClient, and time
// is behind a clock, so a test can replace them all. What the screen shows is part of the state.

import Chapter04Core
import Terminal

struct Watch: Reducer {
  /// How often the learner's file is looked at. A change waits half of this on average. The file is
  /// read only if it may have been saved.
  static let interval = Duration.milliseconds(40)
  /// Other exercises' files are only looked at to say that nobody checks them.
  static let looksBetweenOthers = 25
  /// A file that is gone for less than this counts as being saved, because some editors first move
  /// the old one away.
  static let savingTime = Duration.milliseconds(300)

  struct State: Equatable {
    var progress: LearnerProgress
    var exercise: Exercise
    /// What was said, the newest last. The screen keeps track of what it has shown.
    private(set) var messages: [Message] = []
    /// How many messages came before those.
    private(set) var forgotten = 0
    /// How often the screen was asked to redraw what it has shown.
    var redraws = 0
    /// What the exercise's file held when it was last looked at; nil before the first look.
    var contents: Contents?
    var check = Check.idle
    /// The verdict on what the file holds.
    var verdict: Verdict?
    /// Whether the screen is cleared before each verdict.
    var clearsScreen = false
    /// Whether `n` was pressed during the check of this text, and leads on if that passes.
    var goesOn = false
    /// The key that asked to be pressed once more, if it was the last one.
    var asked: WatchKey?
    /// The state file's text when it was last looked at.
    var savedState: String?
    /// What was typed of the exercise to go to; nil unless the user is typing one.
    var destination: String?
    /// What is on its way into the state file, one change after the other.
    var unsaved: [LearnerProgress.Change] = []
    var isQuitting = false
    /// What it quits for, to be started again after that.
    var errand: Errand?
    /// The signal that the process will end itself with.
    var signal: Int32?
  }

  /// What needs the terminal for itself.
  enum Errand: Equatable, Sendable {
    case play(Exercise)
    case review
  }

  enum Contents: Equatable, Sendable {
    case files([SourceFile])
    case missing
    case unreadable(Problem)
  }

  struct Look: Equatable, Sendable {
    var contents: Contents
    /// Change with every save, even of the same text. By the files' names.
    var stamps: [String: FileStamp]
    /// Whether a later save is certain to have another stamp, so what these files hold needn't be
    /// read again.
    var isSettled = false
  }

  /// There is never more than one check: a newer text cancels it and waits for its end.
  enum Check: Equatable, Sendable {
    case idle
    /// - Parameter building: the part of a first build that is under way.
    case running(Submission, building: Building? = nil, seconds: Int = 0)
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
    /// The same text was saved again.
    case savedUnchanged
    /// The file of another exercise was.
    case savedElsewhere(Exercise.ID)
    /// Perhaps by another workbook.
    case savedStateChanged(String?)
    case saved(Result<[Problem], Problem>)
    case building(Building)
    /// A check has taken one more second.
    case second
    /// With the places where the learner's files are kept.
    case wasReset(Exercise, kept: [Path])
    /// What a key asked for.
    case failed(Problem)
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
        if let typed = state.destination { return type(key, after: typed, &state) }
        if let known = WatchKey(key) {
          return press(known, isControl: key == .character("\u{4}"), &state)
        }
        state.asked = nil
        if case .character(let character) = key, !character.isWhitespace {
          state.say(.noSuchKey(character))
        }
        return .none

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
        state.verdict = nil
        state.goesOn = false
        switch contents {
        case .files: break
        case .missing: state.say(.missing(state.exercise))
        case .unreadable(let problem): state.say(.problem(problem))
        }
        return check(&state)

      case .savedUnchanged:
        guard state.check == .idle else { return .none }
        guard let verdict = state.verdict, let submission = state.submission else {
          return check(&state)
        }
        state.say(.unchanged(verdict, submission))
        return .none

      case .savedElsewhere(let id):
        if let other = catalog[id], other != state.exercise { state.say(.savedElsewhere(other)) }
        return .none

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
        case .success(let notices): for notice in notices { state.say(.problem(notice)) }
        case .failure(let problem): state.say(.problem(problem))
        }
        return attend(state)

      case .building(let building):
        guard case .running(let submission, _, let seconds) = state.check else { return .none }
        state.check = .running(submission, building: building, seconds: seconds)
        return .none

      case .second:
        guard case .running(let submission, let building, let seconds) = state.check
        else { return .none }
        state.check = .running(submission, building: building, seconds: seconds + 1)
        return .none

      case .wasReset(let exercise, let kept):
        state.say(.answer(.reset(exercise, kept: kept)))
        return .none

      case .failed(let problem):
        state.say(.problem(problem))
        return .none

      case .checked(let result):
        guard case .running(let submission, _, _) = state.check else {
          // This result is about an older text.
          state.check = .idle
          return .merge(.cancel(id: CancelID.seconds), check(&state))
        }
        state.check = .idle
        return .merge(.cancel(id: CancelID.seconds), take(result, on: submission, &state))
      }
    }
  }

  private func take(
    _ result: Result<Verdict, Problem>,
    on submission: Submission,
    _ state: inout State
  ) -> Effect<Action> {
    let goesOn = state.goesOn
    state.goesOn = false
    switch result {
    case .success(let verdict):
      state.verdict = verdict
      if state.clearsScreen { clear(&state) }
      let effect = respond(to: .done(verdict, submission), &state)
      guard goesOn, verdict.outcome == .pass else { return effect }
      return .merge(effect, respond(to: .next(nil), &state))
    case .failure(let problem):
      state.say(.problem(problem))
      return .none
    }
  }

  private func clear(_ state: inout State) {
    state.say(.clear)
    state.say(.answer(.movedOn(to: state.exercise)))
  }

  /// - Parameter isControl: whether it was Ctrl-D, which asks nothing.
  private func press(_ key: WatchKey, isControl: Bool, _ state: inout State) -> Effect<Action> {
    let isConfirmed = state.asked == key || isControl
    state.asked = nil
    func ask() -> Effect<Action> {
      state.asked = key
      state.say(.question(key))
      return .none
    }
    if [.hint, .read, .solution, .reset].contains(key), let problem = state.exercise.notOurs {
      state.say(.problem(problem))
      return .none
    }
    switch key {
    case .next:
      // A verdict on what the learner has just saved is worth a moment.
      state.goesOn = state.mayYetPass
      return state.goesOn ? .none : respond(to: .next(nil), &state)
    case .previous:
      return respond(to: .previous, &state)
    case .go:
      state.destination = ""
      return .none
    case .hint:
      return respond(to: .hint(state.exercise), &state)
    case .read:
      state.say(.section(of: state.exercise))
      return .none
    case .solution:
      guard isConfirmed || state.progress.done.contains(state.exercise.id) else { return ask() }
      state.say(.answer(.solution(state.exercise)))
      return .none
    case .reset:
      return isConfirmed ? reset(state.exercise) : ask()
    case .list:
      state.say(.list)
      return .none
    case .again:
      return state.check == .idle ? check(&state) : .none
    case .open:
      return open(state.exercise)
    case .play:
      guard state.exercise.plays != nil else {
        state.say(.problem(state.exercise.notPlayable))
        return .none
      }
      state.errand = .play(state.exercise)
      return quit(&state)
    case .review:
      state.errand = .review
      return quit(&state)
    case .clear:
      clear(&state)
      if let verdict = state.verdict, let submission = state.submission {
        state.say(.answer(.verdict(verdict, submission)))
      }
      return .none
    case .keys:
      state.say(.keys)
      return .none
    case .quit:
      // Elsewhere, q leaves a page.
      if !isConfirmed, case .section = state.messages.last { return ask() }
      return quit(&state)
    }
  }

  /// Takes a key while the user types the exercise to go to. Return goes there, Escape doesn't.
  private func type(_ key: Key, after typed: String, _ state: inout State) -> Effect<Action> {
    switch key {
    case .character("\u{4}"):
      return quit(&state)
    case .character(let character) where !character.isWhitespace:
      state.destination = typed + [character]
    case .backspace:
      state.destination = String(typed.dropLast())
    case .escape:
      state.destination = nil
    case .enter:
      state.destination = nil
      if typed.isEmpty { return .none }
      do {
        return respond(to: .next(try catalog.exercise(typed)), &state)
      } catch {
        state.say(.problem(Problem(error)))
      }
    case .character, .up, .down, .left, .right:
      break
    }
    return .none
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
    state.verdict = nil
    state.goesOn = false
    return check(&state)
  }

  private func quit(_ state: inout State) -> Effect<Action> {
    state.isQuitting = true
    state.destination = nil
    if state.errand == nil { state.say(.farewell) }
    return .merge(
      .cancel(id: CancelID.terminal),
      .cancel(id: CancelID.editor),
      check(&state),
      state.unsaved.isEmpty ? attend(state) : .none
    )
  }
}

extension Watch.State {
  /// What the file holds, ready to be checked.
  var submission: Submission? {
    guard case .files(let files) = contents else { return nil }
    return Submission(exercise: exercise, files: files)
  }

  /// Whether what the learner wrote is being checked, and would make the exercise done.
  fileprivate var mayYetPass: Bool {
    guard check != .idle, let submission else { return false }
    return progress.isPending(exercise) && progress.hasBegun(exercise, files: submission.files)
  }

  mutating func say(_ message: Watch.Message) {
    messages.append(message)
    // The screen has shown them all by now, so nobody misses the older half.
    if messages.count > 100 {
      messages.removeFirst(50)
      forgotten += 50
    }
  }
}
