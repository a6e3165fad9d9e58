import Terminal
import Testing

@testable import workbook

/// Carries the watch's effects out on a world of plain values: files are a dictionary, a check ends
/// when a test says so. What can never be is expected after every event.
struct WatchInterpreter {
  private(set) var state: Watch.State
  /// What each exercise's file holds.
  var files: [Exercise.ID: Watch.Contents]
  /// The check under way.
  private(set) var running: Watch.Check?
  private(set) var isCancelled = false
  /// Every check that was begun.
  private(set) var begun: [Watch.Check] = []
  private(set) var messages: [Watch.Message] = []
  private(set) var saved = Progress()
  private(set) var quits: [Int32?] = []
  /// The text that each shown verdict belongs to.
  private(set) var verdicts: [String] = []
  /// What the last verdict, or why there is none, was shown for.
  private(set) var lastAnswered: Watch.Check?

  init(_ fixture: Fixture, at name: String = "First") throws {
    let catalog = try fixture.catalog()
    state = Watch.State(
      catalog: catalog,
      progress: Progress(),
      exercise: try catalog.exercise(name)
    )
    files = Dictionary(
      uniqueKeysWithValues: catalog.exercises.map { ($0.id, .text("\($0.name) starter")) }
    )
  }

  mutating func send(_ event: Watch.Event) {
    for effect in Watch.reduce(&state, event) {
      #expect(quits.isEmpty, "Nothing happens after quitting.")
      switch effect {
      case .check(let check):
        #expect(running == nil, "There are never two checks at once.")
        running = check
        isCancelled = false
        begun.append(check)
      case .cancelCheck:
        #expect(running != nil, "Only a check that is under way is cancelled.")
        isCancelled = true
      case .save(let change):
        saved.apply(change)
      case .show(let message):
        messages.append(message)
        if case .verdict(let verdict, let check) = message {
          #expect(
            check.exercise == state.exercise,
            "A verdict is on the exercise that is watched."
          )
          #expect(
            state.contents == .files(check.files) && check.text == verdict.printed,
            "A verdict is on the text last looked at."
          )
          verdicts.append(verdict.printed)
        }
        switch message {
        case .verdict, .problem:
          guard case .files(let files) = state.contents else { break }
          lastAnswered = Watch.Check(exercise: state.exercise, files: files)
        default:
          break
        }
      case .quit(let signal):
        #expect(running == nil || isCancelled, "A check that is under way is cancelled first.")
        quits.append(signal)
      }
    }
    #expect(state.check == running, "The state knows the check that is under way.")
  }

  /// The learner's editor saves, and the file is looked at.
  mutating func save(_ text: String) {
    files[state.exercise.id] = .text(text)
    look()
  }

  mutating func look() {
    send(.looked(state.exercise, files[state.exercise.id, default: .missing]))
  }

  mutating func press(_ key: Character) { send(.key(.character(key))) }

  /// The check under way ends. A cancelled one can have been done just before.
  mutating func finish(tooLateToCancel: Bool = false) {
    guard let check = running else { return }
    running = nil
    send(
      .checked(
        check,
        isCancelled && !tooLateToCancel ? .cancelled : .verdict(Self.verdict(check.text))
      )
    )
  }

  /// The check under way ends without a verdict.
  mutating func fail() {
    guard let check = running else { return }
    running = nil
    send(.checked(check, .problem(Problem("The disk is full.", "Make room."))))
  }

  /// A text passes where it says so. The verdict holds the text, to know it by.
  static func verdict(_ text: String) -> Verdict {
    Verdict(outcome: text.contains("right") ? .pass : .notYet, printed: text)
  }
}
