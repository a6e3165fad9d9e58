import Chapter03Effects
import Dispatch
import ReducerTesting
import Testing

@Suite struct DebounceTests {
  /// A search whose server answers a second after it was asked. The answer to "p" is "p!".
  private final class Screen {
    let scheduler = DispatchQueue.test
    private(set) var asked: [String] = []
    private var store: Store<Search, SearchAction>!
    private var viewStore: ViewStore<Search, SearchAction>!

    init(results: [String] = []) {
      let scheduler = scheduler
      store = Store(
        initialState: Search(results: results),
        reducer: searchReducer,
        environment: SearchEnvironment(
          search: { [unowned self] text in
            Effect.result {
              self.asked.append(text)
              return .success(["\(text)!"])
            }
            .delay(for: .seconds(1), scheduler: scheduler)
          },
          queue: scheduler.eraseToAnyScheduler()
        )
      )
      viewStore = ViewStore(store)
    }

    var results: [String] { viewStore.results }
    var text: String { viewStore.text }
    var effects: Int { store.effectsInFlight }

    func type(_ text: String) { viewStore.send(.textChanged(text)) }
    func tapReturn() { viewStore.send(.returnTapped) }
    func advance(_ milliseconds: Int) { scheduler.advance(by: .milliseconds(milliseconds)) }
  }

  private let earlier = "This depends on the rules above: fix those first."

  @Test("A changed text is searched for 300 ms later") func waits() {
    let screen = Screen()
    screen.type("p")
    let atOnce = screen.asked
    screen.advance(299)
    let early = screen.asked
    screen.advance(1)
    let asked = screen.asked
    let why =
      if !atOnce.isEmpty {
        """
        The server was asked as soon as the key was pressed. Delaying the output doesn't help: the \
        start of the work has to wait.
        """
      } else if !early.isEmpty {
        "The server was asked before 300 ms had passed."
      } else if asked.isEmpty && isAsked("prime") {
        "A longer text is searched for, but one letter isn't. Only an empty text asks nothing."
      } else if asked.isEmpty && isAsked("p", within: 60_000) {
        "The server wasn't asked 300 ms after the key, but later."
      } else if asked.isEmpty {
        "The server was never asked. Does the effect wait on `environment.queue`?"
      } else {
        "One key was pressed, and the server was asked \(screen.asked.count) times."
      }
    #expect(early == [] && asked == ["p"], "\(why)")
    screen.advance(1_000)
    let whyShown =
      if screen.asked != ["p"] || !early.isEmpty {
        earlier
      } else {
        "The server answered after a second, but the answer didn't arrive as `.found`."
      }
    #expect(screen.results == ["p!"], "\(whyShown)")
  }

  /// Whether a text is asked so many milliseconds after it was typed.
  private func isAsked(
    _ text: String,
    within milliseconds: Int = 300,
    results: [String] = []
  ) -> Bool {
    let screen = Screen(results: results)
    screen.type(text)
    screen.advance(milliseconds)
    return screen.asked == [text]
  }

  @Test("Any text that isn't empty is searched for, whatever is shown") func anyText() {
    let whyShown =
      isWaiting
      ? "A key was pressed while older results were shown, and the server wasn't asked." : earlier
    #expect(isAsked("p", results: ["o!"]), "\(whyShown)")
    let whySpace =
      isWaiting
      ? "The text was a space, and the server wasn't asked. A space isn't an empty text." : earlier
    #expect(isAsked(" "), "\(whySpace)")
  }

  /// Whether one key asks once, after a pause.
  private var isWaiting: Bool {
    let screen = Screen()
    screen.type("p")
    screen.advance(299)
    guard screen.asked == [] else { return false }
    screen.advance(1)
    return screen.asked == ["p"]
  }

  @Test("Nothing is asked while the user is typing, and then only the last text, once")
  func pause() {
    let screen = Screen()
    for text in ["p", "pr", "pri"] {
      screen.type(text)
      screen.advance(200)
    }
    let during = screen.asked
    screen.advance(100)
    screen.advance(5_000)
    let why =
      switch screen.asked {
      case _ where !isWaiting: earlier
      case ["p", "pr", "pri"]:
        "Each key waited on its own, and then asked. A new text replaces the one that is waiting."
      case ["p"]: "Only the first text was searched for. Each new text restarts the wait."
      case ["pri"] where !during.isEmpty:
        "The server was asked while the user was still typing. Each new text restarts the wait."
      case []:
        """
        Nothing was asked at all: each text stopped the one before, and the last one stopped itself.
        """
      default: "Three keys 200 ms apart make one question, with the last text."
      }
    #expect(during == [] && screen.asked == ["pri"], "\(why)")
  }

  @Test("Typing the same text again restarts the wait") func sameText() {  // starter passes
    let screen = Screen()
    screen.type("p")
    screen.advance(200)
    screen.type("p")
    screen.advance(200)
    let why =
      isWaiting
      ? """
      The server was asked 200 ms after the last key. A key restarts the wait even if the text is \
      the same.
      """
      : earlier
    #expect(screen.asked == [], "\(why)")
  }

  @Test("An answer that comes after the next key is dropped")  // starter passes
  func lateAnswer() {
    let screen = Screen()
    screen.type("p")
    screen.advance(800)  // asked at 300
    screen.type("pr")
    screen.advance(800)  // "p" would be answered at 1300, "pr" is asked at 1100
    let why =
      isWaiting
      ? """
      The search for "p" had begun when the text became "pr", and its answer arrived. A new text \
      also ends a question that is on its way.
      """
      : earlier
    #expect(screen.results == [], "\(why)")
    screen.advance(500)
    let whyNext =
      switch screen.results {
      case _ where !isWaiting: earlier
      case []: "The answer to the last text never arrived."
      default: "The last answer to arrive is the one for the last text."
      }
    if isWaiting { #expect(screen.results == ["pr!"], "\(whyNext)") }
  }

  @Test("An empty text asks nothing, and ends earlier questions")  // starter passes
  func empty() {
    let waiting = Screen(results: ["old"])
    waiting.type("p")
    waiting.advance(200)
    waiting.type("")
    #expect(
      waiting.results == [],
      "The text was emptied, and the old results are still shown. They are cleared at once."
    )
    waiting.advance(5_000)
    let why =
      switch waiting.asked {
      case _ where !isWaiting: earlier
      case [""]: "The server was asked for an empty text."
      case ["p"]:
        """
        "p" was waiting when the text was emptied, and the server was asked for it. Asking nothing \
        isn't enough: what is waiting has to be cancelled.
        """
      default: "The text was emptied before the pause, so nothing is asked."
      }
    #expect(waiting.asked == [], "\(why)")

    let asked = Screen()
    asked.type("p")
    asked.advance(800)
    asked.type("")
    asked.advance(5_000)
    let whyLate =
      isWaiting
      ? "The search for \"p\" had begun when the text was emptied, and its answer was shown."
      : earlier
    #expect(asked.results == [], "\(whyLate)")
  }

  @Test("Return asks at once, and only once") func returns() {
    let screen = Screen()
    screen.type("p")
    screen.advance(100)
    let before = screen.asked
    screen.tapReturn()
    let atOnce = screen.asked
    screen.advance(5_000)
    let why =
      switch (before, atOnce, screen.asked) {
      case (["p"], _, _): earlier
      case (_, [], []):
        """
        After return, nothing was asked, and the waiting question is gone: the new one was \
        cancelled with it, or never returned.
        """
      case (_, [], _): "Return waited for the pause. It asks at once."
      case (_, ["p"], ["p", "p"]):
        """
        The server was asked twice: by return, and by the key that was still waiting. Return has \
        to replace that one, so it needs the same id, and has to cancel what is in flight.
        """
      default: "One key and then return make one question."
      }
    #expect(atOnce == ["p"] && screen.asked == ["p"], "\(why)")
    let whyShown =
      atOnce == ["p"]
      ? """
      Return asked, but its answer didn't arrive. Cancel what was waiting first, and begin the new \
      question after that; the other way round, both are cancelled.
      """
      : earlier
    #expect(screen.results == ["p!"], "\(whyShown)")
  }

  @Test("Return asks for the text, whatever is shown") func returnsAgain() {
    let screen = Screen(results: ["o!"])
    screen.type("p")
    let results = screen.results
    screen.tapReturn()
    let (resultsAfter, textAfter) = (screen.results, screen.text)
    let other = Screen()
    other.type("p")
    other.tapReturn()
    let why =
      other.asked == ["p"]
      ? """
      Return was tapped while older results were shown, and asked for \(screen.asked). The results \
      make no difference.
      """
      : earlier
    #expect(screen.asked == ["p"], "\(why)")
    #expect(
      results == ["o!"],
      "The text became \"p\", and the older results were cleared. They stay until the answer."
    )
    #expect(
      resultsAfter == results,
      "Return was tapped, and the older results were cleared. They stay until the answer."
    )
    #expect(textAfter == "p", "Return changed the text. It should only ask.")
    screen.advance(5_000)
    let whyReplaced =
      other.asked == ["p"]
      ? """
      The answer came, and the screen shows \(screen.results). The answer replaces the older \
      results.
      """
      : earlier
    #expect(screen.results == ["p!"], "\(whyReplaced)")
  }

  @Test("With an empty text, return asks nothing") func returnEmpty() {  // starter passes
    let screen = Screen()
    screen.tapReturn()
    screen.advance(5_000)
    #expect(screen.asked == [], "Return was tapped with an empty text, and the server was asked.")
  }

  @Test("Return, then a key, then return: only the last answer arrives")  // starter passes
  func returnsInTurn() {
    let screen = Screen()
    screen.type("p")
    screen.tapReturn()
    screen.advance(500)
    screen.type("pr")
    screen.advance(600)  // "p" would be answered now
    let whyKey =
      if !isWaiting {
        earlier
      } else {
        """
        Return asked for "p", and then the text became "pr". The answer to "p" still arrived.
        """
      }
    #expect(screen.results == [], "\(whyKey)")

    let twice = Screen()
    twice.type("p")
    twice.tapReturn()
    twice.advance(500)
    twice.tapReturn()
    twice.advance(600)
    let whyTwice =
      twice.asked == ["p", "p"]
      ? "Return was tapped twice, 500 ms apart. The second question ends the first."
      : earlier
    #expect(twice.results == [], "\(whyTwice)")
  }

  @Test("When everything is answered or cancelled, no effect is left")  // starter passes
  func nothingLeft() {
    let screen = Screen()
    screen.type("p")
    screen.advance(100)
    screen.tapReturn()
    screen.advance(100)
    screen.type("pr")
    screen.advance(5_000)
    screen.type("")
    screen.advance(5_000)
    #expect(screen.effects == 0, "\(screen.effects) effects are still in flight.")
  }

  // MARK: -

  private enum Script {
    case type(String)
    case tapReturn
    case wait(Int)
  }

  private struct Seen: Equatable {
    var text = ""
    var asked: [String] = []
    var results: [String] = []
  }

  /// What should be seen, worked out without a scheduler.
  private struct Expected {
    var seen = Seen()
    private var now = 0
    private var question: (text: String, at: Int)?
    private var answer: (text: String, at: Int)?

    mutating func type(_ text: String) {
      seen.text = text
      answer = nil
      question = text.isEmpty ? nil : (text, now + 300)
      if text.isEmpty { seen.results = [] }
    }

    mutating func tapReturn() {
      guard !seen.text.isEmpty else { return }
      question = nil
      ask(seen.text)
    }

    mutating func wait(_ milliseconds: Int) {
      let end = now + milliseconds
      if let question, question.at <= end {
        now = question.at
        self.question = nil
        ask(question.text)
      }
      if let answer, answer.at <= end {
        self.answer = nil
        seen.results = ["\(answer.text)!"]
      }
      now = end
    }

    private mutating func ask(_ text: String) {
      seen.asked.append(text)
      answer = (text, now + 1_000)
    }
  }

  @Test("The four rules hold for any script of keys and taps") func law() {
    let report = compare(
      subject: Subject<Seen, Script, Never> {
        let screen = Screen()
        return .init(
          state: { Seen(text: screen.text, asked: screen.asked, results: screen.results) },
          send: { action in
            switch action {
            case .type(let text): screen.type(text)
            case .tapReturn: screen.tapReturn()
            case .wait(let milliseconds): screen.advance(milliseconds)
            }
            return []
          }
        )
      },
      reference: Subject<Seen, Script, Never> {
        var expected = Expected()
        return .init(
          state: { expected.seen },
          send: { action in
            switch action {
            case .type(let text): expected.type(text)
            case .tapReturn: expected.tapReturn()
            case .wait(let milliseconds): expected.wait(milliseconds)
            }
            return []
          }
        )
      },
      law: """
        the questions and the results follow from the four rules (`wait` is in milliseconds, and \
        an answer takes 1000)
        """,
      actions: Generator { _, draw in
        switch draw.int(in: 0...5) {
        case 0...1: .type(draw.element(of: ["p", "Pr", "Pri ", ""])!)
        case 2: .tapReturn
        default: .wait(draw.element(of: [100, 300, 700, 1_000])!)
        }
      },
      scripts: 60,
      length: 10
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
