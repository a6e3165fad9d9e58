import ReducerTesting
import Testing

// The wrapped reducer appends a letter, so the state spells out what was recorded.

@Suite struct HistoryTests {
  private typealias SessionAction = HistoryAction<String>

  private static func type(_ text: inout String, _ letter: String) { text += letter }

  /// The present after each action, from the state "" on.
  private func presents(limit: Int? = nil, _ actions: SessionAction...) -> [String] {
    let reducer = withHistory(limit: limit, Self.type)
    var history = History("")
    return actions.map { action in
      reducer(&history, action)
      return history.present
    }
  }

  private let a = SessionAction.record("a")
  private let b = SessionAction.record("b")
  private let c = SessionAction.record("c")

  @Test("A record runs the reducer on the present, once") func record() {
    let states = presents(a, b)
    let comment: Comment =
      switch states {
      case ["", ""]: "`record` has to run the reducer on `history.present`."
      case ["aa", "aabb"]: "One record ran the reducer twice."
      case ["a", "b"]: "The second record started from the first state, not from the present."
      default: "Two records append their letters: first a, then b."
      }
    #expect(states == ["a", "ab"], comment)
  }

  /// What the past or the future holds after these actions; nil in a history of another form.
  private func kept(in name: String, _ actions: SessionAction...) -> [String]? {
    let reducer = withHistory(Self.type)
    var history = History("")
    for action in actions { reducer(&history, action) }
    return Mirror(reflecting: history).descendant(name) as? [String]
  }

  @Test("An undo goes back to the state before the record") func undo() {
    let states = presents(a, b, .undo)
    let comment: Comment =
      switch states.last {
      case "ab" where presents(a, b, .undo, .undo).last == "a":
        """
        The first undo led to the present itself: the state was kept after the reducer had run. \
        Keep the one from before.
        """
      case "ab" where presents(a, b, .redo).last == "a":
        "The redo goes back, but the undo doesn't: are the two the wrong way round?"
      case "ab": "The undo changed nothing, but before the last record the state was a."
      case "": "One undo went back two records."
      default: "Before the last record the state was a."
      }
    #expect(states == ["a", "ab", "a"], comment)
  }

  @Test("Each undo goes back one record further") func undos() {
    let states = presents(a, b, c, .undo, .undo, .undo)
    let comment: Comment =
      switch Array(states.suffix(3)) {
      case let undone where undone.first == "":
        "The first undo went back to the oldest state. The one that was kept last comes first."
      case ["ab", "abc", "ab"]: "The second undo took back the first one: an undo is not a record."
      case ["ab", "ab", "ab"] where kept(in: "past", a, b, c, .undo)?.last == "ab":
        """
        The second undo went back to ab again: an undo takes the state it goes back to out of the \
        past.
        """
      case ["ab", "ab", "ab"] where kept(in: "past", a, b, c, .undo) == []:
        "Three records were made, but only one could be undone: the past lost the others."
      default: "From abc, three undos lead to ab, to a, and to the empty text."
      }
    #expect(states.suffix(3) == ["ab", "a", ""], comment)
    let reducer = withHistory(Self.type)
    var history = History("")
    for action in [a, .undo] { for _ in 1...120 { reducer(&history, action) } }
    let kept = history.present.count
    #expect(kept == 0, "120 records were made, and 120 undone. Without a limit, all are kept.")
  }

  @Test("A redo goes forward to the state that was undone") func redo() {
    let states = presents(a, b, .undo, .redo)
    let comment: Comment =
      switch states.last {
      case "a" where kept(in: "future", a, b, .undo)?.contains("ab") == true:
        "The undo put ab into the future, but the redo didn't go there."
      case "a" where states[2] == "a" && kept(in: "future", a, b, .undo) == []:
        "The undone state, ab, is gone: an undo has to keep it."
      default: "ab was undone, and a redo leads to it again."
      }
    #expect(states == ["a", "ab", "a", "ab"], comment)
  }

  @Test("Redos go forward in the order of the records") func redos() {
    let states = presents(a, b, c, .undo, .undo, .undo, .redo, .redo, .redo)
    let comment: Comment =
      switch Array(states.suffix(3)) {
      case let redone where states[5] == "" && redone.first == "abc":
        "The first redo jumped to abc, the first to be undone. The last to be undone comes first."
      case let redone where redone.first == "": "The first redo led nowhere."
      case ["a", "a", "a"] where kept(in: "future", a, b, c, .undo, .undo, .undo)?.count == 1:
        "Three records were undone, but only one could be redone: an undo has to keep the others."
      case ["a", "a", "a"]
      where kept(in: "future", a, b, c, .undo, .undo, .undo, .redo)?.count == 3:
        "Each redo led to a again: a redo takes the state it goes to out of the future."
      case ["a", "a", "a"] where kept(in: "future", a, b, c, .undo, .undo, .undo, .redo) == []:
        "Three records were undone, but only one could be redone: a redo has to keep the others."
      default: "From the empty text, three redos lead to a, to ab, and to abc."
      }
    #expect(states.suffix(3) == ["a", "ab", "abc"], comment)
  }

  @Test("A redo can be undone again") func redoUndone() {
    let states = presents(a, .undo, .redo, .undo)
    #expect(
      states == ["a", "", "a", ""],
      states == ["a", "", "a", "a"]
        ? "After the redo, there was nothing to undo: a redo puts the present back into the past."
        : "a was recorded, undone, redone, and undone again."
    )
    guard states.last == "" else { return }
    #expect(
      presents(a, b, .undo, .redo, .undo, .undo).suffix(2) == ["a", ""],
      "After a redo, both records can be undone: a redo adds to the past, and leaves what is there."
    )
  }

  @Test("A new record drops what could have been redone") func recordEndsRedo() {
    let states = presents(a, .undo, b, .redo)
    #expect(
      states == ["a", "", "b", "b"],
      states == ["a", "", "b", "a"]
        ? "The redo jumped to a, which b never led to: a record has to drop the future."
        : "After the record of b, there is nothing to redo."
    )
  }

  @Test("A record that changes nothing is a record, too") func noChange() {
    let states = presents(a, .record(""), .undo, .undo)
    #expect(
      states == ["a", "a", "a", ""],
      states.dropFirst(2).first == ""
        ? "The first undo went back over both records, although the second one changed nothing."
        : "Two records take two undos: the first leads to a, the second to the empty text."
    )
  }

  @Test("Undo and redo leave the reducer alone") func runs() {  // starter passes
    var runs = 0
    let reducer = withHistory { (_: inout String, _: String) in runs += 1 }
    var history = History("")
    for action in [a, .undo, .redo] {
      let before = runs
      reducer(&history, action)
      if case .record = action {
        #expect(runs - before <= 1, "One record ran the reducer \(runs - before) times.")
      } else {
        #expect(runs == before, "An undo or a redo brings a state back; it computes none.")
      }
    }
  }

  @Test("Undo past the start and redo past the end change nothing") func pastTheEnds() {
    let undone = presents(a, .undo, .undo, .redo)
    #expect(
      undone == ["a", "", "", "a"],
      undone.last == "" && presents(a, .undo, .redo).last == "a"
        ? "The second undo had nowhere to go, but put something into the future anyway."
        : "a was recorded and undone. A further undo leads nowhere, and a redo back to a."
    )
    let redone = presents(a, .redo, .undo)
    #expect(
      redone == ["a", "a", ""],
      redone.last == "a"
        ? "The redo had nowhere to go, but put something into the past anyway."
        : "a was recorded. A redo leads nowhere, and an undo back to the empty text."
    )
    let reducer = withHistory(Self.type)
    var (first, second) = (History(""), History("x"))
    reducer(&first, a)
    reducer(&second, .undo)
    #expect(
      second.present == "x",
      "Undoing a second history brought back a state of the first. Each has a past of its own."
    )
  }

  @Test("With a limit of 2, the last two records can be undone") func limitTwo() {
    let states = presents(limit: 2, a, b, c, .undo, .undo, .undo)
    let comment: Comment =
      switch Array(states.suffix(3)) {
      case ["ab", "a", ""]: "Three records were undone: the past held more than two states."
      case ["ab", "ab", "ab"]:
        "Only one record could be undone: the past held fewer than two states."
      case ["abc", "abc", "abc"]:
        "At the limit the whole past was dropped, but only the oldest state should be."
      case let undone where undone.prefix(2) == ["a", ""]:
        "The first undo skipped ab: at the limit, the newest state was dropped, not the oldest."
      default: "With abc as the present, the past holds a and ab."
      }
    #expect(states.suffix(3) == ["ab", "a", "a"], comment)
    let redone = presents(limit: 2, a, b, .undo, .undo, .redo, .redo).suffix(3)
    let unlimited = presents(a, b, .undo, .undo, .redo, .redo)
    #expect(
      redone.last == "ab",
      redone == ["", "a", "a"] && unlimited.last == "ab"
        ? """
        Two records were undone, but only one could be redone. The limit is for the past, not the \
        future.
        """
        : "Two records were undone and redone: the redos lead to a, then to ab."
    )
  }

  @Test("With a limit of 0, nothing can be undone") func limitZero() {
    let states = presents(limit: 0, a, .undo)
    #expect(
      states == ["a", "a"],
      states == ["a", ""]
        ? """
        The record was undone, so the past held a state: is the limit applied before it is \
        added?
        """
        : "Even with a limit of 0, a record runs the reducer: a was recorded, and stays."
    )
  }

  @Test("For random scripts, undo and redo walk along the recorded states") func anySession() {
    for limit in [nil, 3, 1, 0] {
      let bound = limit.map { ", at most \($0) back" } ?? ""
      let report = compare(
        subject: subject(limit: limit),
        reference: Timeline.subject(limit: limit),
        law: "undo and redo walk along the recorded states\(bound)",
        actions: .weighted(
          (3, .action { _, draw in draw.element(of: ["a", "b"]).map { .record($0) } }),
          (2, .action { _, _ in .undo }),
          (2, .action { _, _ in .redo })
        )
      )
      if report.failure != nil {
        Issue.record("\(report)")
        return  // The same script would break the laws with a limit, too.
      }
    }
  }

  // MARK: -

  private func subject(limit: Int?) -> Subject<String, SessionAction, Never> {
    Subject {
      let reducer = withHistory(limit: limit, Self.type)
      var history = History("")
      return .init(
        state: { history.present },
        send: { action in
          reducer(&history, action)
          return []
        }
      )
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
}
