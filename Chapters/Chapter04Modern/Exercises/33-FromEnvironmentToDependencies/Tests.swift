import Chapter03Effects
import Chapter04Modern
import Testing

@MainActor @Suite struct FromEnvironmentToDependenciesTests {
  private func response(_ client: FactClient, _ number: Int) async -> String {
    do {
      return try await client.fetch(number)
    } catch let error as FactError {
      return "FactError: \(error.reason)"
    } catch {
      return "\(type(of: error))"
    }
  }

  /// The requests and the actions, and when, if the user does this at these
  /// times, in milliseconds. The client responds after a second, and fails for 13. It doesn't
  /// notice that nobody waits for its response any more.
  private func log(number: Int = 7, _ steps: (FactAction, at: Int)...) async -> [String] {
    let clock = TestClock()
    let start = clock.now
    let log = LockIsolated<[String]>([])
    @Sendable func note(_ event: String) {
      let time = Int(start.duration(to: clock.now) / .milliseconds(1))
      log.withValue { $0.append("\(event) at \(time)") }
    }
    let store = TestStore(initialState: FactState(number: number)) {
      Reduce<FactState, FactAction> { _, action in
        switch action {
        case .stepped, .factTapped: break
        case .factResponse(.success(let fact)): note("fact \(fact)")
        case .factResponse(.failure(let error)): note("failed: \(error.reason)")
        case .noticeTimedOut: note("timed out")
        }
        return .none
      }
      NumberFact()
    } withDependencies: {
      $0.continuousClock = clock
      $0[FactClient.self].fetch = { number in
        note("request \(number)")
        try? await clock.sleep(for: .seconds(1))
        if number == 13 { throw FactError(reason: "Unlucky") }
        return "\(number)!"
      }
    }
    store.exhaustivity = .off
    for (action, time) in steps {
      await clock.advance(to: .init(offset: .milliseconds(time)))
      await store.send(action)
    }
    await clock.advance(by: .seconds(60))
    await store.skipReceivedActions(strict: false)
    return log.value
  }

  /// The states after this action: of a number, of one whose fact is loading, and of one below 0.
  /// A response comes while a fact is loading, and then there is no notice.
  private func states(after action: FactAction) -> (old: [String], new: [String]) {
    let isResponse = if case .factResponse = action { true } else { false }
    var (old, new): ([String], [String]) = ([], [])
    for (number, loads) in [(7, isResponse), (8, true), (-7, isResponse)] {
      let notice = loads ? nil : "notice"
      var state = FactState(number: number, fact: "old", isLoading: loads, notice: notice)
      var newState = state
      _ = Before.reducer.run(
        &state,
        action,
        Before.Environment(client: Before.Client { _ in .none }, mainQueue: .immediate)
      )
      withDependencies {
        $0.continuousClock = TestClock()
        $0[FactClient.self].fetch = { _ in throw CancellationError() }
      } operation: {
        _ = NumberFact().reduce(into: &newState, action: action)
      }
      old.append(text(state))
      new.append(text(newState))
    }
    return (old, new)
  }

  private func text(_ state: FactState) -> String {
    [
      "\(state.number)", state.fact.map { "\($0) fact" }, state.isLoading ? "loading" : nil,
      state.notice,
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }

  @Test("In an app, the client calls the old one, and passes on its response and its error")
  func live() async throws {
    let facts = [await response(.liveValue, 7), await response(.liveValue, 8)]
    try #require(facts == ["7 is odd.", "8 is even."], "The live client was called with 7 and 8.")
    let failure = await response(.liveValue, 13)
    try #require(failure == "FactError: Nobody knows.", "The live client was called with 13.")
  }

  @Test("A test that uses the client must override it") func testValue() async throws {
    let isReported = LockIsolated(false)
    var outcome = ""
    await withKnownIssue(isIntermittent: true) {
      switch await response(.testValue, 7) {
      case "7 is odd.": outcome = "the old client was called"
      case let response: outcome = response.contains("Error") ? "an error" : "a response"
      }
    } matching: { _ in
      isReported.setValue(true)
      return true
    }
    if isReported.value { outcome = "reported" }
    try #require(outcome == "reported", "A test requested 7, and hadn't overridden the client.")
  }

  @Test("After the same actions, both have the same state")  // starter passes
  func sameStates() throws {
    let step = states(after: .stepped(by: 3))
    try #require(step.new == step.old, "A step of 3: from 7, from 8 while loading, and from -7.")
    let tap = states(after: .factTapped)
    try #require(tap.new == tap.old, "A tap on the button: at 7, at 8 while loading, and at -7.")
    let fact = states(after: .factResponse(.success("new")))
    try #require(fact.new == fact.old, "A fact arrived, about 7, 8 and -7.")
    let error = states(after: .factResponse(.failure(FactError(reason: "failure"))))
    try #require(error.new == error.old, "A failure arrived, for 7, 8 and -7.")
    let time = states(after: .noticeTimedOut)
    try #require(time.new == time.old, "The notice timed out: at 7, at 8 while loading, and at -7.")
  }

  @Test("Each tap calls the client that the test provides") func tap() async throws {
    let once = await log(number: 9, (.factTapped, at: 0))
    try #require(once == ["request 9 at 0", "fact 9! at 1000"], "The button was tapped at 9.")
    let twice = await log((.factTapped, at: 0), (.factTapped, at: 500), (.factTapped, at: 2_000))
    try #require(
      twice == ["request 7 at 0", "fact 7! at 1000", "request 7 at 2000", "fact 7! at 3000"],
      "The button was tapped at 0 ms, at 500 while loading, and at 2000, when the fact was there."
    )
  }

  @Test("The client's error arrives as a failure, and its notice goes after three seconds")
  func failure() async throws {
    let log = await log(number: 13, (.factTapped, at: 0))
    try #require(
      log == ["request 13 at 0", "failed: Unlucky at 1000", "timed out at 4000"],
      "The button was tapped at 13, for which the client fails."
    )
  }

  @Test("Each notice has its own three seconds") func twoNotices() async throws {
    let log = await log(number: 13, (.factTapped, at: 0), (.factTapped, at: 2_000))
    try #require(
      log == [
        "request 13 at 0", "failed: Unlucky at 1000", "request 13 at 2000",
        "failed: Unlucky at 3000", "timed out at 6000",
      ],
      "The button was tapped at 0 ms, and at 2000. The client fails, a second after each tap."
    )
  }

  @Test("A step ends the request about the old number") func step() async throws {
    let log = await log((.factTapped, at: 0), (.stepped(by: 1), at: 500))
    try #require(log == ["request 7 at 0"], "The button was tapped at 0 ms; a step came at 500.")
  }

  @Test("A step doesn't shorten the notice's time") func stepAndNotice() async throws {
    let log = await log(number: 13, (.factTapped, at: 0), (.stepped(by: 1), at: 2_000))
    try #require(
      log == ["request 13 at 0", "failed: Unlucky at 1000", "timed out at 4000"],
      "The client failed at 1000 ms; a step came at 2000."
    )
  }
}
