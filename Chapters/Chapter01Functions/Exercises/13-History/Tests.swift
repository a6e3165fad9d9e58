import ReducerTesting
import Testing

// The wrapped reducer appends a letter: the state spells out what was recorded.

private typealias Session = History<String>
private typealias SessionAction = HistoryAction<String>
private typealias SessionStep = Step<Session, SessionAction, Never>

private func type(_ text: inout String, _ letter: String) { text += letter }

@Suite struct HistoryTests {
  @Test("Undo past the start and redo past the end change nothing")  // starter passes
  func pastTheEnds() {
    #expect(
      after(Session("a"), .undo) == Session("a"),
      "There is no state before the first: not even the future may change."
    )
    #expect(
      after(Session("a"), .redo) == Session("a"),
      "Nothing was undone, so nothing can be redone."
    )
  }

  @Test("A record runs the reducer on the present") func record() {
    hold(
      "the present becomes what the reducer makes of it",
      expected: { step, letter in step.before.present + letter },
      actual: { step, _ in step.after.present }
    )
  }

  @Test("An undo gives back the state before the record") func undo() {  // starter passes
    hold(
      "after the script's last record, then an undo, the present is the one before it",
      expected: { step, _ in step.before.present },
      actual: { step, _ in after(step.after, .undo).present }
    )
  }

  @Test("A redo gives back what was undone") func redo() {
    hold(
      "after the script's last record, then an undo and a redo, the present is as after the record",
      expected: { step, letter in step.before.present + letter },
      actual: { step, _ in after(step.after, .undo, .redo).present }
    )
  }

  @Test("A new action drops what could have been redone") func recordEndsRedo() {
    hold(
      "after the script's last record, then a redo, nothing changes: there is nothing to redo",
      expected: { step, letter in step.before.present + letter },
      actual: { step, _ in after(step.after, .redo).present }
    )
  }

  @Test("Undo and redo walk along the whole session") func anySession() {
    let report = compare(
      subject: presents(withHistory(type)),
      reference: Timeline.subject(limit: nil),
      law: "any number of undos and redos lead along the states there were",
      actions: actions()
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("A bounded history drops the oldest") func bounded() {
    let report = compare(
      subject: presents(withHistory(limit: 2, type)),
      reference: Timeline.subject(limit: 2),
      law: "with a limit of 2, the last two records can be undone, and no more",
      actions: actions()
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("The reducer runs once per record, and not for undo and redo") func runs() {
    var runs = 0
    let reducer = withHistory { (_: inout String, _: String) in runs += 1 }
    var session = Session("")
    for action: SessionAction in [.record("a"), .undo, .redo, .record("b")] {
      reducer(&session, action)
    }
    #expect(runs == 2, "Two records were made. Undo and redo bring back states; they compute none.")
  }

  // MARK: -

  /// Tries a law on each record of random sessions.
  private func hold(
    _ law: String,
    expected: @escaping (SessionStep, String) -> String,
    actual: @escaping (SessionStep, String) -> String
  ) {
    let report = check(
      Subject(from: Session(""), reducer: withHistory(type)),
      laws: [
        Law(
          law,
          when: { $0.letter != nil },
          expected: { step in step.letter.map { expected(step, $0) } },
          actual: { step in step.letter.map { actual(step, $0) } }
        )
      ],
      actions: actions()
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  private func after(_ session: Session, _ actions: SessionAction...) -> Session {
    var session = session
    for action in actions { withHistory(type)(&session, action) }
    return session
  }

  /// What a user of the history sees: its present.
  private func presents(
    _ reducer: @escaping Reducer<Session, SessionAction>
  ) -> Subject<String, SessionAction, Never> {
    Subject {
      var session = Session("")
      return .init(
        state: { session.present },
        send: { action in
          reducer(&session, action)
          return []
        }
      )
    }
  }

  private func actions<State>() -> Generator<State, SessionAction> {
    .weighted(
      (3, .action { _, draw in draw.element(of: ["a", "b"]).map { .record($0) } }),
      (2, .action { _, _ in .undo }),
      (2, .action { _, _ in .redo })
    )
  }
}

extension Step where State == Session, Action == SessionAction {
  fileprivate var letter: String? {
    if case .record(let letter) = action { letter } else { nil }
  }
}

/// What a history means: all the states there were, and where among them we are.
private struct Timeline: Equatable {
  var states = [""]
  var position = 0

  static func subject(limit: Int?) -> Subject<String, SessionAction, Never> {
    Subject {
      var timeline = Timeline()
      return .init(
        state: { timeline.states[timeline.position] },
        send: { action in
          timeline.send(action, limit: limit)
          return []
        }
      )
    }
  }

  mutating func send(_ action: SessionAction, limit: Int?) {
    switch action {
    case .record(let letter):
      let next = states[position] + letter
      states = states.prefix(position + 1) + [next]
      if let limit { states = states.suffix(limit + 1) }
      position = states.count - 1
    case .undo:
      position = max(0, position - 1)
    case .redo:
      position = min(states.count - 1, position + 1)
    }
  }
}
