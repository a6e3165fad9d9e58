import Chapter04Modern
import Testing

@MainActor @Suite struct NumberFactTests {
  private struct Offline: Error {}

  /// The feature with a client that takes a second, and doesn't notice that nobody waits for it. It
  /// knows nothing of 13, and of 0 only an empty text.
  @MainActor private final class Screen {
    private let clock = TestClock()
    private let questions = LockIsolated<[Int]>([])
    private let store: TestStoreOf<NumberFact>

    init(_ state: NumberFact.State = NumberFact.State()) {
      let clock = self.clock
      let questions = self.questions
      store = TestStore(initialState: state) {
        NumberFact()
      } withDependencies: {
        $0[FactClient.self].fetch = { number in
          questions.withValue { $0.append(number) }
          try? await clock.sleep(for: .seconds(1))
          if number == 13 { throw Offline() }
          return number == 0 ? "" : "\(number), says the client."
        }
      }
      store.exhaustivity = .off
    }

    func send(_ action: NumberFact.Action) async { await store.send(action) }

    func advance(_ milliseconds: Int) async { await clock.advance(by: .milliseconds(milliseconds)) }

    /// What the client was asked so far.
    func asked() async -> [Int] {
      await clock.advance()
      return questions.value
    }

    func state() async -> NumberFact.State {
      await store.skipReceivedActions(strict: false)
      return store.state
    }
  }

  /// One tap and its answer.
  private func ask(
    _ number: Int
  ) async -> (asked: [Int], during: NumberFact.State, after: NumberFact.State) {
    let screen = Screen(NumberFact.State(number: number))
    await screen.send(.factTapped)
    let (asked, during) = (await screen.asked(), await screen.state())
    await screen.advance(1_000)
    let after = await screen.state()
    let all = await screen.asked()
    return (number == 13 ? asked : all, during, after)
  }

  /// Whether a tap asks, and the answer arrives. Until then nothing else can be judged.
  private func isReady() async -> Bool {
    let (asked, _, after) = await ask(8)
    let isReady = asked == [8] && after.fact == "8, says the client."
    if !isReady {
      Issue.record("A tap has to ask, and the answer has to arrive: fix those first.")
    }
    return isReady
  }

  /// Whether this is all that there is: a number, and nothing said about it.
  private func isBare(_ state: NumberFact.State, _ number: Int) -> Bool {
    state.number == number && state.fact == nil && !state.hasFailed && !state.isLoading
  }

  @Test("A tap asks the client once") func asks() async {
    let (asked, _, after) = await ask(8)
    let comment: Comment =
      switch asked {
      case [] where after.fact != nil:
        "There is a fact, but the client wasn't asked. A test can only replace what the feature asks."
      case []: "The fact button was tapped, but the client wasn't asked."
      case [8, 8]: "One tap asked the client twice."
      default: "The number is 8, but the client was asked about \(asked)."
      }
    #expect(asked == [8], comment)
    guard asked == [8] else { return }
    #expect(
      await ask(8).asked == [8],
      """
      On another screen the number is 8 again, but nothing was asked. Keep no answers: each tap \
      asks.
      """
    )
  }

  @Test("`isLoading` is true while a fact is loading, and false after that") func loading() async {
    let (asked, during, after) = await ask(7)
    guard asked.count == 1 else {
      Issue.record("A tap has to ask the client once: fix that first.")
      return
    }
    let failing = Screen(NumberFact.State(number: 13))
    await failing.send(.factTapped)
    await failing.advance(1_000)
    let (failed, failedAsked) = (await failing.state(), await failing.asked())
    let comment: Comment =
      switch (during.isLoading, after.isLoading, failed.isLoading) {
      case (false, _, _) where during.fact != nil:
        "The client hasn't answered yet, but there is already a fact."
      case (false, _, _) where during.hasFailed:
        "The client hasn't answered yet, but `hasFailed` is already true."
      case (false, _, _): "The client was asked and hasn't answered, but `isLoading` is false."
      case (true, true, true): "The client has answered, but `isLoading` is still true."
      case (true, true, false):
        "The client has answered with a fact, but `isLoading` is still true."
      case _ where failedAsked.count > 1:
        "The client failed, and was asked again without a tap."
      default: "The client has failed, but `isLoading` is still true: the spinner spins forever."
      }
    #expect(
      [during.isLoading, after.isLoading, failed.isLoading] == [true, false, false],
      comment
    )
  }

  @Test("The answer is shown") func success() async {
    let (asked, _, after) = await ask(8)
    let comment: Comment =
      switch (after.fact, after.hasFailed) {
      case _ where asked != [8]:
        "A tap has to ask the client once about the number: fix that first."
      case (_, true): "The client has answered with a fact, but `hasFailed` is true."
      case (nil, _): "The client has answered, but its fact isn't in the state."
      case _ where after.number != 8:
        """
        The answer arrived, and the number is now \(after.number). It was 8, and only a step \
        changes it.
        """
      default: "The fact is what the client said, \"8, says the client.\", and nothing else."
      }
    #expect(
      after.fact == "8, says the client." && !after.hasFailed && after.number == 8,
      comment
    )
    guard after.fact == "8, says the client." else { return }
    let empty = await ask(0).after
    #expect(
      empty.fact == "" && !empty.hasFailed && !empty.isLoading,
      "The client's answer was an empty text, which is a fact like any other; here: \(empty)."
    )
  }

  @Test("A failure is shown, without a fact") func failure() async {
    let (asked, _, after) = await ask(13)
    let comment: Comment =
      switch (after.fact, after.hasFailed) {
      case _ where asked != [13]:
        "A tap has to ask the client once about the number: fix that first."
      case _ where after.number != 13:
        """
        The client failed, and the number is now \(after.number). It was 13, and only a step \
        changes it.
        """
      case (nil, false):
        "The client has failed, but the screen never shows it: errors don't vanish."
      case (.some, _): "The client has failed, but there is a fact anyway."
      default: "The client has failed, so `hasFailed` has to be true."
      }
    #expect(after.fact == nil && after.hasFailed && after.number == 13, comment)
  }

  @Test("While a fact is loading, another tap does nothing") func twoTaps() async {
    guard await isReady() else { return }
    let screen = Screen()
    await screen.send(.factTapped)
    await screen.advance(500)
    await screen.send(.factTapped)
    let asked = await screen.asked()
    let during = await screen.state()
    await screen.advance(500)
    let state = await screen.state()
    let comment: Comment =
      switch asked {
      case [7] where !during.isLoading && state.fact != nil:
        "The second tap turned the spinner off, but the answer is still on its way."
      case [7, 7]:
        "The button was tapped again during loading, and the client was asked again."
      case [7] where state.fact == nil:
        "The second tap asked nothing, but ended the first question: the answer never arrives."
      default: "Two taps within a second make one question and one answer; here: \(asked)."
      }
    #expect(
      asked == [7] && during.isLoading && state.fact == "7, says the client." && !state.isLoading,
      comment
    )
  }

  @Test("The next question begins with neither a fact nor a failure") func nextQuestion() async {
    guard await isReady() else { return }
    let fact = Screen(NumberFact.State(number: 13, fact: "13 is odd."))
    let failure = Screen(NumberFact.State(number: 7, hasFailed: true))
    await fact.send(.factTapped)
    await failure.send(.factTapped)
    let asked = [await fact.asked(), await failure.asked()]
    let states = [await fact.state(), await failure.state()]
    await fact.advance(1_000)
    await failure.advance(1_000)
    let ends = [await fact.state(), await failure.state()]
    let comment: Comment =
      switch (states[0].fact, states[1].hasFailed) {
      case _ where asked[0].isEmpty:
        "A fact was shown, and a tap asked nothing. A tap does nothing only during loading."
      case _ where asked[1].isEmpty:
        "A failure was shown, and a tap asked nothing. A tap does nothing only during loading."
      case (.some, _) where ends[0].fact != nil:
        """
        There was a fact, and the next question failed: now the fact and the failure are both \
        shown.
        """
      case (.some, _):
        "The next question is loading, but the old fact is still there."
      case (_, true) where ends[1].hasFailed:
        "The next question was answered, but the old failure is shown with the fact."
      case (_, true): "The next question is loading, but the old failure is still there."
      default: "A failure follows a fact, or the other way round, and each is shown alone."
      }
    #expect(
      states[0].fact == nil && !states[1].hasFailed && ends[0].fact == nil && !ends[1].hasFailed,
      comment
    )
  }

  @Test("A step changes the number, and clears the old number's fact or failure")
  func step() async {
    let fact = Screen(NumberFact.State(number: 9, fact: "9 is odd."))
    let failure = Screen(NumberFact.State(number: 9, hasFailed: true))
    await fact.send(.stepped(by: 3))
    await failure.send(.stepped(by: -3))
    let (up, down) = (await fact.state(), await failure.state())
    let comment: Comment =
      switch (up.number, down.number) {
      case (9, 9): "A step doesn't change the number."
      case (3, -3): "A step is added to the number. Here the step replaced it."
      case (6, 12): "The step was subtracted from the number instead of added."
      case (10, 4): "The number was 9, but the step started from 7, where a new state starts."
      case (10, 8): "From 9, a step of 3 gave 10, and one of −3 gave 8. All of the step is added."
      case (12, 6) where up.fact != nil: "The number is 12, but a fact about 9 is still shown."
      case (12, 6) where down.hasFailed: "The number is 6, but the failure for 9 is still shown."
      case (12, 6): "Nobody asked, but `isLoading` is true."
      default: "From 9, a step of 3 gives 12, and one of −3 gives 6."
      }
    #expect(isBare(up, 12) && isBare(down, 6), comment)
    guard up.number == 12 else { return }
    for (step, sum) in [(-5, -3), (5_000, 5_002)] {
      let screen = Screen(NumberFact.State(number: 2))
      await screen.send(.stepped(by: step))
      let number = await screen.state().number
      #expect(
        number == sum,
        "From 2, a step of \(step) gives \(sum), not \(number): the number has no limits."
      )
    }
  }

  @Test("A step ends the question about the old number") func lateAnswer() async {
    guard await isReady() else { return }
    let screen = Screen()
    await screen.send(.factTapped)
    await screen.advance(500)
    await screen.send(.stepped(by: 1))
    let atOnce = await screen.state()
    await screen.advance(1_000)
    let late = await screen.state()
    let comment: Comment =
      switch (atOnce.isLoading, late.fact) {
      case _ where atOnce.number == 7:
        "During a question, a step didn't change the number. It has to end the question and step."
      case (_, "7, says the client."):
        """
        The number is 8, but the answer about 7 arrived. A step has to end the question: give the \
        effect an id, and cancel it.
        """
      case (true, _) where !late.isLoading:
        "After the step, `isLoading` was still true. The question about 7 is no longer needed."
      case (true, _):
        "The question was ended, but `isLoading` stays true forever: no answer will come."
      default: "After the step, there is only the number, 8; here: \(late)."
      }
    #expect(isBare(atOnce, 8) && isBare(late, 8), comment)
  }

  @Test("A failure that comes too late isn't shown, either") func lateFailure() async {
    guard await isReady() else { return }
    let screen = Screen(NumberFact.State(number: 13))
    await screen.send(.factTapped)
    await screen.advance(500)
    await screen.send(.stepped(by: -2))
    await screen.advance(1_000)
    let state = await screen.state()
    #expect(
      isBare(state, 11),
      """
      A step down ended the question about 13 before it failed. Only the number, 11, has to be \
      there; here: \(state).
      """
    )
  }

  @Test("After a step, the new number can be asked about") func askAgain() async {
    guard await isReady() else { return }
    let screen = Screen()
    await screen.send(.factTapped)
    await screen.advance(500)
    await screen.send(.stepped(by: 1))
    await screen.send(.factTapped)
    await screen.advance(1_500)
    let (asked, state) = (await screen.asked(), await screen.state())
    let comment: Comment =
      switch (asked, state.fact) {
      case ([7], _): "After the step, a tap asked nothing: the feature still counts as loading."
      case ([7, 8], nil): "The client was asked about 8, but the answer never arrived."
      case ([7, 8], "7, says the client."):
        "The last question was about 8, but the answer about 7 is shown."
      default:
        """
        The client is asked about 7, then 8, and the answer about 8 is shown; here: \(asked), \
        \(state).
        """
      }
    #expect(
      asked == [7, 8] && state.number == 8 && state.fact == "8, says the client."
        && !state.hasFailed && !state.isLoading,
      comment
    )
  }
}
