import Chapter03Effects
import Chapter04Modern
import ReducerTesting
import Testing

@MainActor @Suite struct FromEnvironmentToDependenciesTests {
  /// The feature with a client that takes a second, and doesn't notice that nobody waits for it. It
  /// knows nothing of 13.
  @MainActor private final class Screen {
    private let clock = TestClock()
    private let questions = LockIsolated<[Int]>([])
    private let store: TestStoreOf<NumberFact>

    init(_ state: FactState = FactState()) {
      let (clock, questions) = (self.clock, self.questions)
      store = TestStore(initialState: state) {
        NumberFact()
      } withDependencies: {
        $0.continuousClock = clock
        $0[FactClient.self].fetch = { number in
          questions.withValue { $0.append(number) }
          try? await clock.sleep(for: .seconds(1))
          if number == 13 { throw FactError(reason: "Unlucky.") }
          return "\(number), says the client."
        }
      }
      store.exhaustivity = .off
    }

    var asked: [Int] { questions.value }

    func send(_ action: FactAction) async { await store.send(action) }

    func advance(_ milliseconds: Int) async { await clock.advance(by: .milliseconds(milliseconds)) }

    var state: FactState {
      get async {
        await store.skipReceivedActions(strict: false)
        return store.state
      }
    }
  }

  private func answered(by client: FactClient, _ number: Int) async -> Result<String, any Error> {
    do { return .success(try await client.fetch(number)) } catch { return .failure(error) }
  }

  /// How many issues are recorded meanwhile.
  private func issues(_ work: () async -> Void) async -> Int {
    let count = LockIsolated(0)
    await withKnownIssue(isIntermittent: true) {
      await work()
    } matching: { _ in
      count.withValue { $0 += 1 }
      return true
    }
    return count.value
  }

  @Test("In an app, the client asks the old one, and passes on its answer and its error")
  func live() async {
    let (fact, failure) = (
      await answered(by: FactClient.liveValue, 7), await answered(by: FactClient.liveValue, 13)
    )
    let comment: Comment =
      switch fact {
      case .success(""): "The live client's answer is empty: it has to ask `Before.Client.live`."
      case .success("7 is odd."): "An answer."
      case .failure(let error):
        "The old client answers \"7 is odd.\", but the new one threw \(error)."
      case .success(let fact):
        """
        The old client answers "7 is odd.", but the new one answers "\(fact)".
        """
      }
    #expect((try? fact.get()) == "7 is odd.", comment)
    guard (try? fact.get()) == "7 is odd." else { return }
    let whyFailure: Comment =
      switch failure {
      case .success(let fact):
        "For 13, the old client fails, but the new one answers \"\(fact)\": pass the error on."
      case .failure(let error):
        "For 13, the error has to be `FactError(reason: \"Nobody knows.\")`; here: \(error)"
      }
    let error = #expect(throws: (any Error).self, whyFailure) { try failure.get() }
    #expect(error as? FactError == FactError(reason: "Nobody knows."), whyFailure)
  }

  @Test("A test that uses the client has to override it")
  func testValue() async {
    var answer: Result<String, any Error>?
    let count = await issues { answer = await answered(by: FactClient.testValue, 7) }
    let comment: Comment =
      if case .success("7 is odd.")? = answer {
        """
        In a test, the old client was asked. A test that forgets to override the client would \
        reach the network, and nobody would notice.
        """
      } else {
        """
        A test used a client that it hadn't overridden, but nothing was reported. \
        `unimplemented("…")` makes a function that reports it.
        """
      }
    #expect(count > 0, comment)
  }

  @Test("After the same actions, both have the same state") func sameStates() {
    let silent = Before.Environment(
      client: Before.Client { _ in .none },
      mainQueue: .immediate
    )
    let start = FactState(number: 7, fact: "old", isLoading: false, notice: "old")
    let actions: [(FactAction, String)] = [
      (.stepped(by: 3), "A step is added and clears the fact; nothing loads, and a notice stays."),
      (.stepped(by: 0), "A step of 0 is still a step: it clears the fact, and nothing loads."),
      (.stepped(by: -20), "The number may go below 0; the fact is cleared, and nothing loads."),
      (
        .factTapped,
        "A tap sets `isLoading` and clears an old notice. The fact stays until the answer."
      ),
      (.factResponse(.success("new")), "An answer is shown, nothing loads, and a notice stays."),
      (
        .factResponse(.failure(FactError(reason: "No."))),
        "A failure shows its reason, and nothing loads. The fact that was there stays."
      ),
      (
        .factResponse(.failure(FactError(reason: ""))),
        "A failure shows its reason, even an empty one, and nothing loads."
      ),
      (.noticeTimedOut, "When the notice's time is over, it is cleared, and nothing else changes."),
    ]
    for (number, isLoading) in [(7, false), (7, true), (-7, false)] {
      for (action, rule) in actions {
        var before = start
        (before.number, before.isLoading) = (number, isLoading)
        var after = before
        _ = Before.reducer.run(&before, action, silent)
        withDependencies {
          $0.continuousClock = TestClock()
          $0[FactClient.self].fetch = { _ in throw CancellationError() }
        } operation: {
          _ = NumberFact().reduce(into: &after, action: action)
        }
        let comment: Comment =
          switch (action, isLoading) {
          case (.factTapped, true): "While a fact is loading, another tap does nothing."
          case (_, true): "\(rule) (While a fact was loading.)"
          case (_, false) where number < 0: "\(rule) (The number was -7.)"
          case (_, false): "\(rule)"
          }
        #expect(after == before, comment)
      }
    }
  }

  @Test("A tap asks the client that the test provides, and the answer arrives") func success() async
  {
    let screen = Screen(FactState(number: 9))
    await screen.send(.factTapped)
    await screen.advance(0)
    let atOnce = screen.asked
    await screen.advance(1_000)
    let fact = await screen.state.fact
    await screen.advance(2_000)
    let asked = screen.asked
    let comment: Comment =
      switch (asked, fact) {
      case ([], "9 is odd."):
        "The old client was asked directly. A test can only replace what is a dependency."
      case ([], _): "The button was tapped, but the client wasn't asked."
      case ([9, 9], _): "One tap asked the client twice."
      case ([7], _): "The number was 9, but the client was asked about 7, the initial number."
      case ([9], _) where atOnce.isEmpty: "The client was asked, but not at the tap."
      case ([9], nil):
        "The client has answered, but the answer never arrived as `.factResponse(.success(…))`."
      default:
        "One tap asks about 9, once; here \(asked) was asked, and the fact is \(fact ?? "nil")."
      }
    #expect(atOnce == [9] && asked == [9] && fact == "9, says the client.", comment)
    guard asked == [9], fact != nil else { return }
    await screen.send(.factTapped)
    await screen.advance(1_000)
    #expect(
      screen.asked == [9, 9],
      """
      The button was tapped again, and each tap asks; here the client was asked about \
      \(screen.asked).
      """
    )
  }

  @Test("A failure arrives as a failure") func failure() async {
    let screen = Screen(FactState(number: 13))
    await screen.send(.factTapped)
    await screen.advance(1_000)
    let state = await screen.state
    let comment: Comment =
      switch (screen.asked, state.notice) {
      case (let asked, _) where asked != [13]:
        "The client wasn't asked about 13: fix that first."
      case (_, nil) where state.isLoading:
        "The client threw a `FactError`, but it was never reported."
      case (_, nil):
        """
        The client threw a `FactError`, but there is no notice: it wasn't set, or was cleared at \
        once.
        """
      default: "The notice is the error's reason, \"Unlucky.\""
      }
    #expect(state.notice == "Unlucky." && !state.isLoading, comment)
  }

  @Test("A notice is cleared after three seconds of the clock") func notice() async {
    let screen = Screen()
    await screen.send(.factResponse(.failure(FactError(reason: "No."))))
    await screen.advance(2_999)
    let early = await screen.state.notice
    await screen.advance(1)
    let late = await screen.state.notice
    await screen.advance(7_000)
    let last = await screen.state.notice
    let comment: Comment =
      switch (early, late) {
      case (nil, nil): "After 2,999 milliseconds the notice was gone, or it was never there."
      case (_, "No.") where last == nil:
        """
        Three seconds have passed on the test's clock, but the notice is still there. It was \
        cleared later: how long does the effect wait?
        """
      case (_, "No."):
        """
        Three seconds have passed on the test's clock, but the notice is still there. Either a \
        failure starts no effect, or the effect waits on another clock.
        """
      default: "The notice has to be shown for three seconds."
      }
    #expect(early == "No." && late == nil, comment)
  }

  @Test("Each notice has its own three seconds") func twoNotices() async {
    let one = Screen()
    await one.send(.factResponse(.failure(FactError(reason: "No."))))
    await one.advance(2_999)
    let works = await one.state.notice == "No."
    let screen = Screen()
    await screen.send(.factResponse(.failure(FactError(reason: "One."))))
    await screen.advance(2_000)
    await screen.send(.factResponse(.failure(FactError(reason: "Two."))))
    await screen.advance(2_000)
    let during = await screen.state.notice
    await screen.advance(1_000)
    let after = await screen.state.notice
    let comment: Comment =
      switch (during, after) {
      case _ where !works: "One notice has to be shown for three seconds: fix that first."
      case ("Two.", "Two."): "One notice has to be cleared after three seconds: fix that first."
      case (nil, _):
        """
        The second notice was shown for only two seconds, because the first one's time was over. \
        The new wait has to replace the old one, as before: `cancelInFlight`.
        """
      default: "The second notice has to be shown for three seconds and then cleared."
      }
    #expect(during == "Two." && after == nil, comment)
  }

  @Test("A step ends the question about the old number") func step() async {
    let screen = Screen()
    await screen.send(.factTapped)
    await screen.advance(500)
    await screen.send(.stepped(by: 1))
    await screen.advance(2_000)
    let late = await screen.state
    let comment: Comment =
      switch late.fact {
      case _ where screen.asked.isEmpty: "The client has to be asked: fix that first."
      case .some:
        """
        The number is 8, but the answer about 7 arrived. Keep the cancel: it is part of the \
        feature.
        """
      default: "After a step, only the number is there, 8."
      }
    #expect(late == FactState(number: 8) && screen.asked == [7], comment)
  }

  @Test("A step doesn't shorten the notice's time") func stepAndNotice() async {  // starter passes
    let screen = Screen()
    await screen.send(.factResponse(.failure(FactError(reason: "No."))))
    await screen.send(.stepped(by: 1))
    await screen.advance(3_000)
    let notice = await screen.state.notice
    let undisturbed = Screen()
    await undisturbed.send(.factResponse(.failure(FactError(reason: "No."))))
    await undisturbed.advance(3_000)
    let goes = await undisturbed.state.notice == nil
    #expect(
      notice == nil,
      goes
        ? """
        After a step the notice was never cleared: the step ended the wait. It has to end only the \
        question, so give the two different ids.
        """
        : "A notice has to be cleared after three seconds: fix that first."
    )
  }
}
