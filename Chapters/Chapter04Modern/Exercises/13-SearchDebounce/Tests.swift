import Chapter04Modern
import Testing

@MainActor @Suite struct SearchDebounceTests {
  private struct Offline: Error {}

  /// The requests and the actions, and when, if the user does this at these times,
  /// in milliseconds. The server responds after a second: "p 1" to "p", with the number of the
  /// request. It fails for "x", and doesn't notice that nobody waits for its response any more.
  private func log(_ steps: [(Search.Action, at: Int)]) async -> [String] {
    let clock = TestClock()
    let start = clock.now
    let log = LockIsolated<[String]>([])
    @Sendable func note(_ event: String) {
      let time = Int(start.duration(to: clock.now) / .milliseconds(1))
      log.withValue { $0.append("\(event) at \(time)") }
    }
    let responses = LockIsolated(0)
    let store = TestStore(initialState: Search.State()) {
      CombineReducers {
        Search()
        Reduce<Search.State, Search.Action> { state, action in
          switch action {
          case .found:
            note("found \(state.results.joined(separator: ", "))")
            responses.withValue { $0 -= 1 }
          case .failed: note("failed")
          case .textChanged, .returnTapped: break
          }
          return .none
        }
      }
    } withDependencies: {
      $0.continuousClock = clock
      $0[SearchClient.self].find = { text in
        note("request \(text)")
        let number = log.value.count { $0.hasPrefix("request") }
        try? await clock.sleep(for: .seconds(1))
        if text == "x" { throw Offline() }
        if !Task.isCancelled { responses.withValue { $0 += 1 } }
        return ["\(text) \(number)"]
      }
    }
    store.exhaustivity = .off
    for (action, time) in steps {
      await clock.advance(to: .init(offset: .milliseconds(time)))
      await store.send(action)
    }
    await clock.advance(by: .seconds(60))
    await store.skipReceivedActions(strict: false)
    return log.value + (responses.value > 0 ? ["a response was dropped"] : [])
  }

  @Test("A changed text is searched for after 300 milliseconds") func waits() async throws {
    let log = await log([(.textChanged("p"), at: 0)])
    try #require(log == ["request p at 300", "found p 1 at 1300"], "\"p\" was typed at 0 ms.")
  }

  @Test("A text is sent as it is") func anyText() async throws {
    let log = await log([(.textChanged(" "), at: 0), (.textChanged("Prime numbers "), at: 2_000)])
    try #require(
      log == [
        "request   at 300", "found   1 at 1300", "request Prime numbers  at 2300",
        "found Prime numbers  2 at 3300",
      ],
      "A space was typed at 0 ms, and \"Prime numbers \" at 2000."
    )
  }

  @Test("Fast typing sends one request, for the last text") func fast() async throws {
    let log = await log([
      (.textChanged("p"), at: 0), (.textChanged("pr"), at: 200), (.textChanged("p"), at: 400),
    ])
    try #require(
      log == ["request p at 700", "found p 1 at 1700"],
      "\"p\" was typed at 0 ms, \"pr\" at 200, and \"p\" again at 400."
    )
  }

  @Test("A response that comes after the next key is dropped") func late() async throws {
    let log = await log([
      (.textChanged("p"), at: 0), (.textChanged("x"), at: 1_200), (.textChanged("pr"), at: 2_000),
    ])
    try #require(
      log == ["request p at 300", "request x at 1500", "request pr at 2300", "found pr 3 at 3300"],
      "\"p\" was typed at 0 ms, x, for which the server fails, at 1200, and \"pr\" at 2000."
    )
  }

  @Test("An empty text sends no request, and ends any request") func empty() async throws {
    let waiting = await log([
      (.returnTapped, at: 0), (.textChanged("p"), at: 100), (.textChanged(""), at: 200),
      (.returnTapped, at: 300),
    ])
    try #require(waiting == [], "Return was tapped before p was typed, and after it was deleted.")
    let requests = await log([(.textChanged("p"), at: 0), (.textChanged(""), at: 1_200)])
    try #require(requests == ["request p at 300"], "\"p\" was typed at 0 ms, and deleted at 1200.")
  }

  @Test("A failure sends `.failed` alone, and the next key sends a request")
  func failure() async throws {
    let log = await log([(.textChanged("x"), at: 0), (.textChanged("p"), at: 2_000)])
    try #require(
      log == ["request x at 300", "failed at 1300", "request p at 2300", "found p 2 at 3300"],
      "x was typed at 0 ms, for which the server fails, and p at 2000."
    )
  }

  @Test("Return sends a request immediately, and only once") func tapReturn() async throws {
    let waiting = await log([(.textChanged("p"), at: 0), (.returnTapped, at: 100)])
    try #require(
      waiting == ["request p at 100", "found p 1 at 1100"],
      "\"p\" was typed at 0 ms, and return tapped at 100."
    )
    let twice = await log([
      (.textChanged("p"), at: 0), (.returnTapped, at: 500), (.returnTapped, at: 900),
    ])
    try #require(
      twice == ["request p at 300", "request p at 500", "request p at 900", "found p 3 at 1900"],
      "\"p\" was typed at 0 ms, and return tapped at 500 and at 900, before any response."
    )
    let again = await log([(.textChanged("p"), at: 0), (.returnTapped, at: 2_000)])
    try #require(
      again == ["request p at 300", "found p 1 at 1300", "request p at 2000", "found p 2 at 3000"],
      "\"p\" was typed at 0 ms, and return tapped at 2000, when the response was there."
    )
  }

  @Test("The next key ends the request that return sent") func keyAfterReturn() async throws {
    let log = await log([
      (.textChanged("p"), at: 0), (.returnTapped, at: 0), (.textChanged("pr"), at: 500),
      (.returnTapped, at: 2_000), (.textChanged(""), at: 2_500),
    ])
    try #require(
      log == ["request p at 0", "request pr at 800", "found pr 2 at 1800", "request pr at 2000"],
      "\"p\" and return came at 0 ms, \"pr\" at 500; return at 2000, and an empty text at 2500."
    )
  }

  @Test("A failure after return is sent, too, and return sends another")
  func failsAgain() async throws {
    let log = await log([
      (.textChanged("x"), at: 0), (.returnTapped, at: 0), (.returnTapped, at: 2_000),
    ])
    try #require(
      log == ["request x at 0", "failed at 1000", "request x at 2000", "failed at 3000"],
      "x was typed, for which the server fails, and return tapped, at 0 ms and at 2000."
    )
  }
}
