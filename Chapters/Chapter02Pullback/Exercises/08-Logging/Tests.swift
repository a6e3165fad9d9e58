import ReducerTesting
import Testing

@Suite struct LoggingTests {
  private enum CounterAction {
    case increment
    case double
  }

  private func counterReducer(_ count: inout Int, _ action: CounterAction) {
    switch action {
    case .increment: count += 1
    case .double: count *= 2
    }
  }

  @Test("The reducer runs exactly once for each action") func runsOnce() {
    var runs = 0
    let counting: Reducer<Int, CounterAction> = { count, _ in
      runs += 1
      count += 1
    }
    var count = 0
    logging(counting, printer: { _ in })(&count, .increment)
    let times = runs == 2 ? "twice" : "\(runs) times"
    let why =
      runs == 0
      ? "The reducer never ran. Logging goes around the reducer, and doesn't replace it."
      : """
      The reducer ran \(times). A run on a copy, for the log, is a run, too, and repeats \
      everything.
      """
    #expect(runs == 1, "\(why)")
  }

  @Test("The state becomes what the reducer makes of it") func state() {
    var count = 3
    var runs = 0
    let counting: Reducer<Int, CounterAction> = { count, action in
      runs += 1
      counterReducer(&count, action)
    }
    logging(counting, printer: { _ in })(&count, .increment)
    let why =
      switch count {
      case 3 where runs == 0: "The reducer never ran, so the state stayed the same."
      case 3: "The reducer changed a copy, not the caller's state. Run it on `state` itself."
      default: "Logging must not change what is logged."
      }
    #expect(count == 4, "\(why)")
  }

  @Test("The printer is called once, after the reducer has run") func printsAfterwards() {
    var events: [String] = []
    let reducer = logging(
      { (count: inout Int, _: CounterAction) in
        events.append("ran")
        count += 1
      },
      printer: { _ in events.append("printed") }
    )
    var count = 0
    reducer(&count, .increment)
    let why =
      switch events {
      case ["printed", "ran"]:
        """
        The line was printed before the run. A log says what was done; before the run, it can only \
        say what somebody intends.
        """
      case ["ran"]:
        "The printer was never called. Call `printer`, which the caller passed in, and not `print`."
      case _ where events.count { $0 == "printed" } > 1:
        "The printer was called more than once: one action is one line."
      default: "First the reducer runs, then the printer is called with the line."
      }
    #expect(events == ["ran", "printed"], "\(why)")
  }

  @Test("A line gives the action, the state before, and the state after") func line() {
    var lines: [String] = []
    let reducer = logging(counterReducer) { line in
      lines.append(line.replacing("->", with: "→"))
    }
    var count = 3
    reducer(&count, .increment)
    reducer(&count, .double)
    let why =
      switch lines.first {
      case "increment: 4 → 4":
        "Both numbers are the state after. Keep the state from before the run, while it is there."
      case "increment: 3 → 3":
        "Both numbers are the state before. What the reducer left goes to the right of the arrow."
      case "increment: 4 → 3":
        "The two states are swapped: the state before goes to the left of the arrow."
      case "increment: 4", "increment → 4", "increment 4":
        "The state before is missing. Keep it before the reducer runs."
      case "increment: 3": "The state after is missing."
      case let line? where !line.contains("increment"):
        "The action is missing. `\"\\(action)\"` is its text."
      case "increment: 3 → 4" where lines.last == "double: 3 → 8":
        "The second line has the first line's state before. Keep a new one for each action."
      case "increment: 3 => 4": "The line is right except for its arrow: use `→` or `->`."
      case "increment: 3 → 4\n": "The line ends with a line break. Leave it out."
      case "increment: 3 → 4" where lines.count != 2:
        "Two actions are two lines, but here there are \(lines.count)."
      case "increment: 3 → 4" where lines.last == "double: 3 → 6":
        "The second line begins at 3 again: the first run changed only a copy."
      case "increment: 3 → 4":
        "The first line is right. The second line's action is `double`, and nothing else."
      case let line? where line.replacing(" ", with: "") == "increment:3→4":
        "Only the spaces are wrong: put one after the colon, and one on each side of the arrow."
      default:
        """
        The line has the action, a colon, the state that the reducer was given, an arrow, and the \
        state that it left.
        """
      }
    #expect(lines == ["increment: 3 → 4", "double: 4 → 8"], "\(why)")
    guard lines == ["increment: 3 → 4", "double: 4 → 8"] else { return }
    var another = 20
    reducer(&another, .increment)
    #expect(
      lines.last == "increment: 20 → 21",
      """
      The reducer was then given 20. The state before is the one it is given, not the one it left \
      last.
      """
    )
  }

  @Test("An action that changes nothing gets a line, too") func noChange() {
    var lines: [String] = []
    let reducer = logging(counterReducer) { lines.append($0) }
    var count = 0
    reducer(&count, .double)
    let why =
      lines.isEmpty
      ? "0 doubled is 0, but the log is silent. It is worth knowing that an action changed nothing."
      : "One action is one line."
    #expect(lines.count == 1, "\(why)")
    guard lines.count == 1 else { return }
    reducer(&count, .double)
    #expect(
      lines.count == 2,
      lines.count == 1
        ? "0 was doubled again, but its line was left out because it equals the one before."
        : "Two actions are two lines."
    )

    lines = []
    let quiet: Reducer<String, CounterAction> = { _, _ in }
    let long = logging(quiet) { lines.append($0) }
    var text = String(repeating: "a", count: 1000)
    for _ in 1...120 { long(&text, .double) }
    let (total, letters) = (lines.count, lines.last?.count { $0 == "a" })
    #expect(total == 120, "120 actions are 120 lines, and none is left out.")
    #expect(letters == 2000, "A state of 1000 letters is in the line twice, with all its letters.")
  }

  @Test("For any script, there is a line for each action") func anyScript() {
    let report = compare(
      subject: Subject<Logged, CounterAction, Never> {
        var logged = Logged()
        let reducer = logging(counterReducer) { line in
          logged.lines.append(line.replacing("->", with: "→"))
        }
        return .init(
          state: { logged },
          send: { action in
            var count = logged.count
            reducer(&count, action)
            logged.count = count
            return []
          }
        )
      },
      reference: Subject(from: Logged()) { logged, action in
        let before = logged.count
        counterReducer(&logged.count, action)
        logged.lines.append("\(action): \(before) → \(logged.count)")
      },
      law: "each action is a line, with the state before and the state after",
      actions: .action(.increment, .double),
      scripts: 200
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  private struct Logged: Equatable {
    var count = 0
    var lines: [String] = []
  }
}
