import Chapter04Modern
import Testing

@MainActor @Suite struct NumberFactTests {
  private struct Offline: Error {}

  /// The requests and what the screen showed, and when, if these actions are sent at these
  /// times, in milliseconds. The client responds after a second: "7: 1" to 7, with the number of
  /// the request. It fails for 13, and doesn't notice that nobody waits for it any more.
  private func log(
    _ actions: [(NumberFact.Action, at: Int)],
    from state: NumberFact.State = NumberFact.State()
  ) async -> [String] {
    let clock = TestClock()
    let start = clock.now
    let log = LockIsolated<[String]>([])
    @Sendable func note(_ event: String) {
      let time = Int(start.duration(to: clock.now) / .milliseconds(1))
      log.withValue { $0.append("\(event) at \(time)") }
    }
    let shown = LockIsolated("")
    let store = TestStore(initialState: state) {
      CombineReducers {
        NumberFact()
        Reduce<NumberFact.State, NumberFact.Action> { state, _ in
          let text =
            "\(state.number)" + (state.isLoading ? ", loading" : "")
            + (state.fact.map { ", " + ($0.contains(":") ? "fact \($0)" : "another fact") } ?? "")
            + (state.hasFailed ? ", failed" : "")
          if text != shown.value { note(text) }
          shown.setValue(text)
          return .none
        }
      }
    } withDependencies: {
      $0[FactClient.self].fetch = { number in
        note("request \(number)")
        let count = log.value.count { $0.hasPrefix("request") }
        try? await clock.sleep(for: .seconds(1))
        if number == 13 { throw Offline() }
        return "\(number): \(count)"
      }
    }
    store.exhaustivity = .off
    for (action, time) in actions {
      await clock.advance(to: .init(offset: .milliseconds(time)))
      await store.send(action)
    }
    await clock.advance(by: .seconds(60))
    await store.skipReceivedActions(strict: false)
    return log.value
  }

  @Test("A tap calls the client once, and the response is shown") func success() async throws {
    let log = await log([(.factTapped, at: 0)], from: NumberFact.State(number: -1))
    try #require(
      log == ["-1, loading at 0", "request -1 at 0", "-1, fact -1: 1 at 1000"],
      "The number is -1. The fact button was tapped at 0 ms."
    )
  }

  @Test("A failure is shown, without a fact") func failure() async throws {
    let log = await log([(.factTapped, at: 0)], from: NumberFact.State(number: 13))
    try #require(
      log == ["13, loading at 0", "request 13 at 0", "13, failed at 1000"],
      "The number is 13, for which the client fails. The fact button was tapped at 0 ms."
    )
  }

  @Test("While a fact is loading, another tap does nothing") func twoTaps() async throws {
    let log = await log([(.factTapped, at: 0), (.factTapped, at: 500)])
    try #require(
      log == ["7, loading at 0", "request 7 at 0", "7, fact 7: 1 at 1000"],
      "The fact button was tapped at 0 ms and at 500, before the response."
    )
  }

  @Test("The next request begins with neither a fact nor a failure") func next() async throws {
    let fact = await log([(.factTapped, at: 0), (.factTapped, at: 2_000)])
    try #require(
      fact.suffix(3) == ["7, loading at 2000", "request 7 at 2000", "7, fact 7: 2 at 3000"],
      "The fact button was tapped at 0 ms and at 2000. A response takes 1000."
    )
    let failure = await log([(.factTapped, at: 0)], from: .init(number: 8, hasFailed: true))
    try #require(
      failure == ["8, loading at 0", "request 8 at 0", "8, fact 8: 1 at 1000"],
      "The fact button was tapped at 0 ms, with a failure on the screen."
    )
  }

  @Test("A step changes the number, and clears the old number's fact or failure")
  func step() async throws {
    let fact = await log([(.stepped(by: 3), at: 0)], from: .init(number: 9, fact: "9: 1"))
    try #require(fact == ["12 at 0"], "A fact was shown about 9. Then came a step of 3.")
    let failure = await log([(.stepped(by: -12), at: 0)], from: .init(number: 9, hasFailed: true))
    try #require(failure == ["-3 at 0"], "A failure was shown for 9. Then came a step of -12.")
  }

  @Test("A step ends the request about the old number, and the new one can be requested")
  func lateResponse() async throws {
    let once = await log([(.factTapped, at: 0), (.stepped(by: 1), at: 500)])
    try #require(
      once == ["7, loading at 0", "request 7 at 0", "8 at 500"],
      "The fact button was tapped at 0 ms, and a step of 1 came at 500."
    )
    let log = await log([(.factTapped, at: 0), (.stepped(by: 1), at: 500), (.factTapped, at: 600)])
    try #require(
      log == [
        "7, loading at 0", "request 7 at 0", "8 at 500", "8, loading at 600", "request 8 at 600",
        "8, fact 8: 2 at 1600",
      ],
      "The fact button was tapped at 0 ms, a step of 1 came at 500, and another tap at 600."
    )
  }

  @Test("A failure that comes too late isn't shown, either") func lateFailure() async throws {
    let log = await log(
      [(.factTapped, at: 0), (.stepped(by: -2), at: 500), (.stepped(by: 2), at: 600)],
      from: NumberFact.State(number: 13)
    )
    try #require(
      log == ["13, loading at 0", "request 13 at 0", "11 at 500", "13 at 600"],
      "The client fails for 13. A tap came at 0 ms, a step at 500, and a step back at 600."
    )
  }
}
