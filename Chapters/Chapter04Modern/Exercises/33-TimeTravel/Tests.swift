import Chapter04Modern
import ReducerTesting
import Testing

// The recorded feature appends a letter, so its state spells out what has happened. It can ask for
// a letter, which then comes from an effect.

@MainActor @Suite struct TimeTravelTests {
  private struct Letters: Reducer {
    enum Action: Equatable {
      case letter(String)
      /// Asks the client, and its answer arrives as `.letter`.
      case ask
      /// Writes a bracket, and sends the other one.
      case both
    }

    @Dependency(Client.self) var client

    func reduce(into text: inout String, action: Action) -> Effect<Action> {
      switch action {
      case .letter(let letter):
        text += letter
        return .none
      case .ask:
        return .run { send in await send(.letter(client.letter())) }
      case .both:
        text += "("
        return .send(.letter(")"))
      }
    }
  }

  private struct Client: DependencyKey {
    var letter: @Sendable () async -> String
    static let liveValue = Client { "?" }
    static let testValue = Client(letter: unimplemented("letter", placeholder: "!"))
  }

  private typealias Session = TimeTravel<Letters>

  /// What a recording is, as text: `a` for a letter, `?` for a question.
  private static func text(_ actions: [Letters.Action]) -> String {
    actions.map { action in
      switch action {
      case .letter(let letter): letter
      case .ask: "?"
      case .both: "2"
      }
    }
    .joined()
  }

  /// The states after each action, without effects.
  private func played(_ actions: Session.Action...) -> [Session.State] { played(actions) }

  private func played(_ actions: [Session.Action]) -> [Session.State] {
    var state = Session.State("")
    return actions.map { action in
      _ = Session(base: Letters()).reduce(into: &state, action: action)
      return state
    }
  }

  private let a = Session.Action.feature(.letter("a"))
  private let b = Session.Action.feature(.letter("b"))
  private let c = Session.Action.feature(.letter("c"))

  @Test("Each action runs the feature once, on the current state, and is recorded")
  func record() {
    let states = played(a, b, b)
    let comment: Comment =
      switch states.map(\.current) {
      case ["", "", ""]: "The feature never ran."
      case ["aa", "aabb", "aabbbb"]: "One action ran the feature twice."
      case ["a", "b", "b"]:
        "The second action started from the first state, not from the current one."
      default: "Three actions append their letters: a, then b, and b again."
      }
    #expect(states.map(\.current) == ["a", "ab", "abb"], comment)
    let recording = states.last.map { Self.text($0.recording) }
    let whyRecording: Comment =
      switch recording {
      case "": "The feature ran, but nothing was recorded."
      case "bba": "The recording begins with the first action, not with the last."
      case "b":
        """
        The second action replaced the first. A new action replaces only what comes after \
        `position`, which counts every recorded action.
        """
      case "aabbbb": "Each action was recorded twice."
      case "ab": "b came twice, but was recorded once. Record each action, whatever came before it."
      default:
        "Each action of the feature is recorded once, in order; here: \(recording ?? "")."
      }
    #expect(recording == "abb", whyRecording)
    let long = played(Array(repeating: a, count: 150)).last?.recording.count ?? 0
    #expect(
      long == 150 || recording != "abb",
      "150 actions were sent, but \(long) were recorded. The recording has no limit."
    )
  }

  /// A store whose client answers "x", when it may.
  @MainActor private final class Live {
    let asked = LockIsolated(0)
    let store: StoreOf<Session>
    private let (answers, answer) = AsyncStream.makeStream(of: Never.self)

    init() {
      let (asked, answers) = (self.asked, self.answers)
      store = Store(initialState: Session.State("")) {
        Session(base: Letters())
      } withDependencies: {
        $0[Client.self].letter = {
          asked.withValue { $0 += 1 }
          for await _ in answers {}
          return "x"
        }
      }
    }

    /// Waits until the client was asked, at most a thousand turns.
    func waitUntilAsked() async {
      for _ in 0..<1_000 where asked.value == 0 { await Task.yield() }
    }

    func letItAnswer() { answer.finish() }
  }

  @Test("An action that an effect sends is recorded, too") func effects() async {
    let live = Live()
    live.store.send(.feature(.both))
    let (text, recording) = live.store.withState { ($0.current, Self.text($0.recording)) }
    let comment: Comment =
      switch (text, recording) {
      case ("(", _): "The feature returned an effect that sends an action, but the effect was lost."
      case (_, "2"): "The effect's action changed the state, but wasn't recorded."
      case (_, "2))"): "The effect's action was recorded twice."
      default: "The tap writes \"(\", and its effect \")\": two actions, both recorded."
      }
    #expect(text == "()" && recording == "2)", comment)
    guard text == "()" else { return }
    live.store.send(.travelled(to: 0))
    guard live.store.withState({ $0.current }) == "" else { return }
    live.store.send(.feature(.both))
    #expect(
      live.store.withState { $0.current } == "()",
      "The same tap in the past has the same effect, but its \")\" is missing, or there are two."
    )
  }

  @Test("Another action doesn't end an earlier one's effect") func sideBySide() async {
    let live = Live()
    let task = live.store.send(.feature(.ask))
    await live.waitUntilAsked()
    live.store.send(a)
    live.letItAnswer()
    await task.finish()
    let (asked, text) = (live.asked.value, live.store.withState { $0.current })
    let comment: Comment =
      switch (asked, text) {
      case (0, _): "The client isn't asked yet: fix those first."
      case (_, "a"):
        """
        A letter was typed while a question was out, and the answer never arrived. Only travelling \
        ends what is in flight.
        """
      default: "The letter a, then the answer x to an earlier question, make ax."
      }
    #expect(asked == 1 && text == "ax", comment)
  }

  @Test("Travelling to n shows the state after n actions") func travel() {
    let places = [2, 0, 1, 3]
    let states = places.map { played(a, b, c, .travelled(to: $0)).last?.current ?? "" }
    let comment: Comment =
      switch states {
      case ["abc", "abc", "abc", "abc"]:
        "All three letters are there, even at 2, 0 and 1: only the first n actions are played."
      case ["", "", "", ""]: "No actions were played: the state is still the start."
      case ["abcab", "abc", "abca", "abcabc"]:
        "The actions were played again from the current state. Begin at `start`."
      case ["abc", "a", "ab", "abc"]: "One action too many was played: 0 is before the first."
      case ["a", "", "", "ab"]: "One action too few was played: 3 is after the third."
      case ["ab", "", "a", "ab"]: "With three actions, 3 is a valid place: after the third."
      case ["cba", "", "c", "cba"], ["ba", "", "a", "cba"]:
        "The wrong actions were played. Play them from the first one on."
      default: "To 2, 0, 1 and 3 of abc; here: \(states)."
      }
    #expect(states == ["ab", "", "a", "abc"], comment)
  }

  @Test("Below 0 means the start, and beyond the end means the end") func limits() {
    guard played(a, b, .travelled(to: 1)).last?.current == "a" else {
      Issue.record("Travelling to 1 doesn't lead there yet: fix that first.")
      return
    }
    let ends = [-3, 9].map { played(a, b, .travelled(to: $0)).last }
    let why: Comment =
      switch (ends[0]?.current, ends[1]?.current) {
      case ("ab", "ab"): "−3 means the start, but the state is still that of the end."
      case ("", "a"): "With two actions, 9 means after the second one."
      case (_, ""): "With two actions, 9 means the end, but the state is that of the start."
      default: "−3 means the start, and 9 the end; here: \(ends.map { $0?.current ?? "" })."
      }
    #expect(ends.map { $0?.current } == ["", "ab"], why)
    let whyPosition: Comment =
      switch (ends[0]?.position, ends[1]?.position) {
      case (2, 2): "The state has changed, but `position` still says 2."
      case (_, 9): "There are only two actions, so `position` has to be 2, but it is 9."
      default: "With two actions, −3 means position 0, and 9 means position 2."
      }
    #expect(ends.map { $0?.position } == [0, 2], whyPosition)
  }

  @Test("The recording stays, so that you can travel back to its end") func forwardAgain() {
    let states = played(a, b, c, .travelled(to: 1), .travelled(to: 3))
    let comment: Comment =
      switch states.last.map({ Self.text($0.recording) }) {
      case "": "After travelling, the recording is empty: nothing was recorded, or it was lost."
      case "a": "Travelling to 1 dropped b and c. Only a new action of the feature replaces them."
      case "abca", "abcaabc", "abcabc":
        "Travelling recorded the actions that it replayed. They aren't new actions of the feature."
      default: "After travelling there and back, the recording and the state are still abc."
      }
    #expect(
      states.last?.current == "abc" && states.last.map { Self.text($0.recording) } == "abc",
      comment
    )
  }

  @Test("A new action in the past replaces the actions after it") func replaces() {
    let states = played(a, b, .travelled(to: 1), c, .travelled(to: 2))
    let recordings = states.map { Self.text($0.recording) }
    let comment: Comment =
      switch (recordings.last, states[3].current) {
      case ("", _): "Nothing is recorded yet: fix that first."
      case _ where states[2].current != "a":
        "Travelling to 1 doesn't lead there yet: fix that first."
      case ("abc", _):
        "c was sent after a, but the recording is abc: it has to drop b."
      case (_, "abc"):
        "The new action ran on the last state instead of the past one, which is current."
      case ("c", _): "The recording lost a: only the actions after that moment are replaced."
      case ("ab", _):
        """
        c was sent after a, but the recording is ab: c was dropped, and b stayed. Drop the later \
        actions first, then add the new one.
        """
      default:
        """
        After a, b, back to a, and c, the recording and the state are ac. Here: \
        \(recordings.last ?? ""), \(states[3].current).
        """
      }
    #expect(recordings.last == "ac" && states[3].current == "ac", comment)
    let two = Self.text(played(a, b, b, .travelled(to: 1), c).last?.recording ?? [])
    #expect(
      two == "ac" || recordings.last != "ac",
      "A new action replaces both of the two actions after that moment. Here: \(two)."
    )
    #expect(states.last?.current == "ac", "Replaying the new recording gives the new state.")
  }

  @Test("Travelling replays the actions without their effects") func noEffects() async {
    let live = Live()
    let task = live.store.send(.feature(.ask))
    live.letItAnswer()
    await task.finish()
    let recorded = live.store.withState { Self.text($0.recording) }
    await live.store.send(.travelled(to: 2)).finish()
    let asked = live.asked.value
    let after = live.store.withState { Self.text($0.recording) }
    let comment: Comment =
      switch (recorded, asked, after) {
      case (let recorded, _, _) where recorded != "?x":
        "The question and its answer aren't recorded yet: fix those first."
      case (_, 2..., _):
        """
        The question was replayed, and the client was asked again. Its answer is already in the \
        recording: drop the effects of replayed actions.
        """
      case (_, _, let after) where after != "?x":
        "After travelling to the end, the recording has changed from \"?x\" to \"\(after)\"."
      default: "A question and its answer make \"?x\", and the client isn't asked again."
      }
    #expect(recorded == "?x" && asked == 1 && after == "?x", comment)
  }

  @Test("Travelling ends what the feature has in flight") func inFlight() async {
    let live = Live()
    live.store.send(a)
    let task = live.store.send(.feature(.ask))
    await live.waitUntilAsked()
    let asked = live.asked.value
    live.store.send(.travelled(to: 1))
    live.letItAnswer()
    await task.finish()
    let (text, recording) = live.store.withState { ($0.current, Self.text($0.recording)) }
    let comment: Comment =
      switch (asked, text) {
      case (0, _): "The client isn't asked yet: fix those first."
      case (_, "ax"):
        """
        After travelling back, the answer to a later question arrived, and replaced the recorded \
        actions. Give the feature's effects an id, and cancel them.
        """
      default: "Back at a, no answer arrives, and the recording is still a and the question."
      }
    #expect(asked == 1 && text == "a" && recording == "a?", comment)
  }

  @Test("Travelling to the current place, or beyond, ends what is in flight, too")
  func inFlightHere() async {
    var arrived: [Int] = []
    for place in [2, 5] {
      let live = Live()
      live.store.send(a)
      let task = live.store.send(.feature(.ask))
      await live.waitUntilAsked()
      live.store.send(.travelled(to: place))
      let there = live.store.withState { $0.current }
      live.letItAnswer()
      await task.finish()
      let asked = live.asked.value
      if asked == 0 || asked == 1 && live.store.withState({ $0.current }) != there {
        arrived.append(place)
      }
    }
    let ends = await endsWhatIsInFlight
    #expect(
      arrived.isEmpty,
      ends
        ? """
        Two actions were recorded, the second of them a question. After travelling to \
        \(arrived.map(String.init).joined(separator: ", ")), its answer still arrived. Whatever is \
        in flight ends, wherever you travel.
        """
        : "Travelling back has to end the effect: fix that first."
    )
  }

  private var endsWhatIsInFlight: Bool {
    get async {
      let live = Live()
      let task = live.store.send(.feature(.ask))
      await live.waitUntilAsked()
      live.store.send(.travelled(to: 0))
      live.letItAnswer()
      await task.finish()
      return live.asked.value == 1 && live.store.withState { $0.current } == ""
    }
  }

  @Test("Travelling shows the state of that moment, for any script") func law() {
    struct Seen: Equatable {
      var current: String
      var recording: String
    }
    enum Action: Equatable {
      case letter(String)
      case travelled(to: Int)
    }
    let report = compare(
      subject: Subject<Seen, Action, Never> {
        var state = Session.State("")
        return .init(
          state: { Seen(current: state.current, recording: Self.text(state.recording)) },
          send: { action in
            switch action {
            case .letter(let letter):
              _ = Session(base: Letters()).reduce(into: &state, action: .feature(.letter(letter)))
            case .travelled(let position):
              _ = Session(base: Letters()).reduce(into: &state, action: .travelled(to: position))
            }
            return []
          }
        )
      },
      reference: Subject<Seen, Action, Never> {
        // Every state there was, instead of the actions that lead there.
        var (shown, position) = ([""], 0)
        return .init(
          state: { Seen(current: shown[position], recording: shown.last ?? "") },
          send: { action in
            switch action {
            case .letter(let letter):
              shown.removeLast(shown.count - 1 - position)
              shown.append(shown[position] + letter)
              position += 1
            case .travelled(let to):
              position = min(max(to, 0), shown.count - 1)
            }
            return []
          }
        )
      },
      law: "travelling to n shows the state that was shown after n actions",
      actions: Generator { _, draw in
        draw.bool() ? .letter(draw.bool() ? "a" : "b") : .travelled(to: draw.int(in: -1...5))
      },
      scripts: 200
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
