import Chapter04Modern
import Testing

@MainActor @Suite struct SearchDebounceTests {
  private struct Offline: Error {}

  private enum Step {
    case type(String)
    case tapReturn
    /// Milliseconds pass.
    case wait(Int)
  }

  private struct Outcome {
    var asked: [String]
    var sent: [Search.Action]
    var state: Search.State
  }

  /// What comes of these steps. The server answers a second after it was asked: "p!" to "p", and
  /// "P!" twice to "P". It fails for "x". It doesn't notice that nobody waits for its answer any
  /// more.
  private func run(_ steps: Step...) async -> Outcome { await run(steps) }

  private func run(_ steps: [Step]) async -> Outcome {
    let clock = TestClock()
    let questions = LockIsolated<[String]>([])
    let answers = LockIsolated<[Search.Action]>([])
    let store = TestStore(initialState: Search.State()) {
      Search()
      Reduce<Search.State, Search.Action> { _, action in
        switch action {
        case .found, .failed: answers.withValue { $0.append(action) }
        case .textChanged, .returnTapped: break
        }
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
      $0[SearchClient.self].find = { text in
        questions.withValue { $0.append(text) }
        try? await clock.sleep(for: .seconds(1))
        if text == "x" { throw Offline() }
        return text == "P" ? ["P!", "P!"] : ["\(text)!"]
      }
    }
    store.exhaustivity = .off
    for step in steps {
      switch step {
      case .type(let text): await store.send(.textChanged(text))
      case .tapReturn: await store.send(.returnTapped)
      case .wait(let milliseconds): await clock.advance(by: .milliseconds(milliseconds))
      }
    }
    await clock.advance()
    await store.skipReceivedActions(strict: false)
    return Outcome(asked: questions.value, sent: answers.value, state: store.state)
  }

  private static var oneKey: [[String]]?

  /// What was asked at once, after 299 and after 300 milliseconds, for one key.
  private func oneKey() async -> [[String]] {
    if let known = Self.oneKey { return known }
    let asked = [
      await run(.type("p")).asked,
      await run(.type("p"), .wait(299)).asked,
      await run(.type("p"), .wait(300)).asked,
    ]
    Self.oneKey = asked
    return asked
  }

  /// Whether one key is asked as it should be. Until then nothing else can be judged.
  private func isReady() async -> Bool {
    let isReady = await oneKey() == [[], [], ["p"]]
    if !isReady {
      Issue.record(
        "One key has to ask the server after 300 milliseconds: fix that first."
      )
    }
    return isReady
  }

  @Test("A changed text is searched for after 300 milliseconds") func waits() async {
    let asked = await oneKey()
    let longer = await run(.type("prime numbers"), .wait(300))
    let later = await run(.type("p"), .wait(3_600_000))
    let comment: Comment =
      switch asked {
      case [[], [], []] where longer.asked == ["prime numbers"]:
        "\"prime numbers\" is searched for, and \"p\" isn't. Only an empty text asks nothing."
      case [[], [], []] where later.asked == ["p"]:
        """
        After 300 milliseconds nothing had been asked, but later it was: the effect waits too \
        long.
        """
      case [[], [], []]:
        """
        300 milliseconds passed on the test's clock, but nothing was asked. Does the effect wait \
        on that clock, and then ask?
        """
      case _ where asked[0] == ["p"]:
        "The server was asked at once. The effect has to wait before it asks."
      case [[], [], [""]]:
        "The text is \"p\" now, but the effect asked about the old text, which was empty."
      case _ where asked[1] == ["p"]: "The server was asked before 300 milliseconds had passed."
      case _ where asked[2].count == 1:
        "The text is \"p\", but the effect asked about \"\(asked[2][0])\". Send the text as it is."
      default: "One key makes one question, but here: \(asked[2])."
      }
    #expect(asked == [[], [], ["p"]], comment)
    guard asked == [[], [], ["p"]] else { return }

    #expect(
      longer.asked == ["prime numbers"],
      """
      The text is "prime numbers", but the server was asked \(longer.asked). Send the text as it \
      is.
      """
    )
    for text in [" ", "7"] {
      let asked = await run(.type(text), .wait(300)).asked
      #expect(
        asked == [text],
        """
        The text is "\(text)", but the server was asked \(asked). Only an empty text asks nothing.
        """
      )
    }
  }

  @Test("The answer arrives") func answer() async {
    guard await isReady() else { return }
    let screen = await run(.type("p"), .wait(300), .wait(1_000))
    let state = screen.state
    let comment: Comment =
      switch (state.results, state.hasFailed) {
      case (_, true): "The server answered, but `.failed` was sent."
      case _ where screen.asked.count > 1: "One key asked the server \(screen.asked.count) times."
      case ([], _) where screen.sent == [.found([])]:
        "The answer to \"p\" is [\"p!\"], but `.found([])` was sent."
      case ([], _): "The server was asked and has answered, but `.found` was never sent."
      default: "The answer to \"p\" is [\"p!\"], but here \(state.results)."
      }
    #expect(state.results == ["p!"] && !state.hasFailed, comment)
  }

  @Test("Fast typing asks once, for the last text") func fast() async {
    guard await isReady() else { return }
    let keys: [Step] = [.type("p"), .wait(200), .type("pr"), .wait(200), .type("pri"), .wait(200)]
    let during = await run(keys).asked
    let asked = await run(keys + [.wait(100)]).asked
    let comment: Comment =
      switch (during, asked) {
      case (["p"], ["p"]):
        """
        The server was asked about the first key, and never about "pri", the last text. A new key \
        has to end the previous key's wait and start its own.
        """
      case (["p"], _), (["p", "pr"], _):
        """
        The server was asked about every key, 300 milliseconds later. A new key has to end the \
        previous key's wait. That takes the same id for every key, and `cancelInFlight`.
        """
      case (_, []): "Nothing was asked at all: the last key was cancelled, too."
      default:
        "Three keys, 200 milliseconds apart, make one question, \"pri\"; here: \(asked)."
      }
    #expect(during == [] && asked == ["pri"], comment)
  }

  @Test("An answer that comes after the next key is dropped") func late() async {
    guard await isReady() else { return }
    let state = await run(.type("p"), .wait(800), .type("pr"), .wait(600)).state
    let comment: Comment =
      switch state.results {
      case _ where state.hasFailed:
        """
        The question about "p" was replaced by "pr". That isn't a failure, but `.failed` was sent.
        """
      case ["p!"]:
        """
        The text is "pr", but below it are the results for "p". The next key has to end not only a \
        question that is waiting, but also one that the server is working on.
        """
      default: "Nothing has been found for \"pr\" yet, but the results are \(state.results)."
      }
    #expect(state.results == [] && !state.hasFailed, comment)
  }

  @Test("An empty text asks nothing, and ends any question") func empty() async {
    guard await isReady() else { return }
    let waiting = await run(.type("p"), .wait(200), .type(""), .wait(2_000))
    let comment: Comment =
      switch waiting.asked {
      case [""]: "The server was asked for an empty text."
      case ["p"]:
        """
        "p" was waiting when the text was emptied, but the server was asked anyway. Returning \
        `.none` ends nothing: cancel.
        """
      default: "The text was emptied, so nothing is asked; here: \(waiting.asked)."
      }
    #expect(waiting.asked == [], comment)

    let state = await run(.type("p"), .wait(800), .type(""), .wait(2_000)).state
    #expect(
      state.results == [] && !state.hasFailed,
      """
      The server was working on "p" when the text was emptied. Then an answer or a failure \
      arrived: the results are \(state.results), and `hasFailed` is \(state.hasFailed). Below an \
      empty text there is nothing.
      """
    )
  }

  @Test("A failure is sent, and the next key asks again") func failure() async {
    guard await isReady() else { return }
    let steps: [Step] = [.type("x"), .wait(300), .wait(5_000)]
    let once = await run(steps)
    let failed = once.state
    let state = await run(steps + [.type("p"), .wait(300), .wait(1_000)]).state
    let comment: Comment =
      switch (failed.hasFailed, state.results) {
      case (false, _) where once.asked.count > 1:
        "The server failed and was asked again, although nobody had typed."
      case (false, _): "The server failed, but `.failed` was never sent."
      case (true, []): "After a failure, the next text was never answered."
      default: "First the failure is sent, then the answer to \"p\" arrives."
      }
    #expect(failed.hasFailed && failed.results == [] && state.results == ["p!"], comment)
    guard failed.hasFailed else { return }

    #expect(
      once.sent == [.failed] && once.asked == ["x"],
      """
      A failure makes one question and one action, `.failed`. The server was asked \(once.asked), \
      and \(once.sent.count) actions were sent.
      """
    )
  }

  @Test("A replaced question is not a failure") func replaced() async {
    guard await isReady() else { return }
    let steps: [Step] = [.type("p"), .wait(100), .type("pr"), .wait(100)]
    let hasFailed = await run(steps).state.hasFailed
    let state = await run(steps + [.wait(2_000)]).state
    let comment: Comment =
      switch state.results {
      case _ where !hasFailed && state.hasFailed:
        "The question about \"pr\" was answered, but `.failed` was sent."
      case _ where hasFailed:
        """
        "p" was waiting and was replaced by "pr", but `.failed` was sent. Being cancelled isn't an \
        error.
        """
      default:
        """
        The server was asked about "pr" and answered, but the results are \(state.results).
        """
      }
    #expect(!hasFailed && !state.hasFailed && state.results == ["pr!"], comment)
  }

  @Test("Return asks at once, and only once") func tapReturn() async {
    guard await isReady() else { return }
    let steps: [Step] = [.type("p"), .wait(100), .tapReturn]
    let atOnce = await run(steps).asked
    let soon = await run(steps + [.wait(500)]).asked
    let later = await run(steps + [.wait(1_000), .wait(2_000)])
    let (asked, results) = (later.asked, later.state.results)
    let comment: Comment =
      switch (atOnce, asked) {
      case (["p"], []):
        """
        The server was asked about "p" once, and the answer was kept. Keep nothing: return asks \
        each time.
        """
      case ([], []): "After return, nothing was asked, and the waiting key's question is gone."
      case ([], _): "After return, the question still waited. Return asks at once."
      case (["p"], ["p", "p"]) where soon == ["p"]:
        "Return asked twice: the second time after the first answer."
      case (["p"], ["p", "p"]):
        """
        The server was asked twice: by return, and by the key that was still waiting. Return has \
        to end that wait first: cancel the key's id, or use it with `cancelInFlight`.
        """
      case _ where atOnce.count == 1 && atOnce != ["p"]:
        "The text is \"p\", but return asked about \"\(atOnce[0])\"."
      case (["p"], ["p"]):
        """
        The server was asked about "p" and answered, but the results are \(results).
        """
      default: "A key and then return make one question, but here: \(asked)."
      }
    #expect(atOnce == ["p"] && asked == ["p"] && results == ["p!"], comment)
    guard atOnce == ["p"], asked == ["p"], results == ["p!"] else { return }

    let again = await run(steps + [.wait(1_000), .tapReturn]).asked
    #expect(
      again == ["p", "p"],
      "The results for \"p\" were shown when return was tapped again. Return asks each time."
    )
  }

  @Test("The next key ends the question that return asked") func keyAfterReturn() async {
    guard await isReady() else { return }
    let asked = await run(.type("p"), .tapReturn, .wait(500)).asked
    let state = await run(.type("p"), .tapReturn, .wait(500), .type("pr"), .wait(600)).state
    let comment: Comment =
      switch asked {
      case []: "Return asks at once: fix that first."
      case ["p", "p"]: "Return asks only once: fix that first."
      case _ where asked != ["p"]: "Return asks about the text as it is: fix that first."
      default:
        """
        Return had asked about "p" when the text became "pr". Then an answer or a failure arrived: \
        the results are \(state.results), and `hasFailed` is \(state.hasFailed).
        """
      }
    let isClear = state.text == "pr" && state.results == [] && !state.hasFailed
    #expect(asked == ["p"] && isClear, comment)
  }

  @Test("A failure after return is sent, too") func failureAfterReturn() async {
    let asked = await run(.type("x"), .tapReturn).asked
    let hasFailed = await run(.type("x"), .tapReturn, .wait(1_000)).state.hasFailed
    #expect(
      asked == ["x"] && hasFailed,
      asked == ["x"]
        ? "Return asked and the server failed, but `.failed` was never sent."
        : "Return asks at once, and only once: fix that first."
    )
    guard asked == ["x"], hasFailed else { return }
    let again = await run(.type("x"), .tapReturn, .wait(1_000), .tapReturn).asked
    #expect(
      again == ["x", "x"],
      again == ["x"]
        ? "A question had failed when return was tapped again. Return asks each time."
        : "Return asks at once, and only once: fix that first."
    )
  }

  @Test("Each question sends one answer, the client's") func oneAnswer() async {
    guard await isReady() else { return }
    let keys = await run(.type("P"), .wait(1_300), .wait(1_000)).sent
    let afterReturn = await run(.type("x"), .tapReturn, .wait(1_000)).sent
    let returned = await run(.type("P"), .tapReturn, .wait(1_000)).sent
    let emptied = await run(.type(""), .tapReturn, .wait(1_000))
    // If an empty text was asked, or another one wasn't answered, another rule says so.
    let right: [[Search.Action]] = [[], [.found(["P!", "P!"])]]
    let nothing = emptied.asked.isEmpty ? emptied.sent : []
    let comment: Comment =
      switch (keys, afterReturn, nothing) {
      case ([.found([]), .found(["P!", "P!"])], _, _):
        """
        Before the client answered, `.found([])` was sent, which says that nothing was found. The \
        reducer has already emptied the results.
        """
      case (_, _, let sent) where !sent.isEmpty:
        """
        The text is empty and nothing was asked, but `\(sent[0])` was sent. There is nothing to \
        answer.
        """
      case ([.found(["P!"])], _, _),
        (_, _, _) where returned == [.found(["P!"])]:
        "The client found \"P!\" twice, and one is missing. Pass its results on as they are."
      case ([.found(["p!"])], _, _):
        "The text is \"P\", but the server was asked about \"p\". Send the text as it is."
      case (_, let sent, _) where sent.count > 1:
        """
        The client failed, and `\(sent[0])` was sent, then `\(sent[1])`. A failure sends one \
        action.
        """
      default: "The answer to \"P\" is `.found([\"P!\", \"P!\"])`, but here: \(keys), \(returned)."
      }
    #expect(
      nothing == [] && right.contains(keys) && right.contains(returned) && afterReturn.count < 2,
      comment
    )
  }

  @Test("Return keeps the results")  // starter passes
  func returnLeaves() async {
    var state = Search.State(text: "p", results: ["p!"])
    _ = Search().reduce(into: &state, action: .returnTapped)
    #expect(
      state.text == "p" && state.results == ["p!"] && !state.hasFailed,
      "The results were [\"p!\"] when return was tapped. They stay until an answer arrives."
    )
  }

  @Test("With an empty text, return asks nothing") func emptyReturn() async {  // starter passes
    let asked = await run(.tapReturn, .wait(1_000)).asked
    #expect(asked == [], "Return was tapped with an empty text, but the server was asked.")
  }
}
