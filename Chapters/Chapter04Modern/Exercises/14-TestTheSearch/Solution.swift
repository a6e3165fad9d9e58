// Test the search
//
// `Search` is already written, and does what the comments below say. Write the tests that prove it.
// They run on the right reducer first, where they must pass, and then on fourteen wrong ones, each
// of which must fail at least one test. The verdict names the wrong ones that your tests accept.
// `searchStore` takes the clock that your test moves, so no test needs to take real time.
//
// kind: test
// lesson: Seven things it catches

import Chapter04Modern
import Testing

struct Search: Sendable {
  struct State: Equatable {
    var text = ""
    var results: [String] = []
    var hasFailed = false
  }

  enum Action: Equatable {
    /// Sets the text. Clears the results and a failure: they were about another text. An earlier
    /// request ends here, whether it is still waiting or the client is at work: it is never sent,
    /// or its response doesn't arrive. If the text isn't empty, the client gets a request for it
    /// 300 milliseconds later.
    case textChanged(String)
    /// Ends every earlier request. If the text isn't empty, the client gets a request for it
    /// immediately. What is shown stays until the response.
    case returnTapped
    /// Shows the client's response, and clears a failure.
    case found([String])
    /// Shows the failure, and clears the results.
    case failed
  }
}

struct SearchClient: DependencyKey {
  var find: @Sendable (_ text: String) async throws -> [String]

  static let liveValue = SearchClient { ["\($0)!"] }
  static let testValue = SearchClient(find: unimplemented("SearchClient.find"))
}

struct Offline: Error {}

/// A search whose client must not be called, unless you say how it responds.
@MainActor func searchStore(
  clock: TestClock<Duration>,
  find: @escaping @Sendable (_ text: String) async throws -> [String] = unimplemented("find")
) -> TestStoreOf<Search> {
  TestStore(initialState: Search.State()) {
    Search()
  } withDependencies: {
    $0.continuousClock = clock
    $0[SearchClient.self].find = find
  }
}

// answer
// starter: @MainActor @Suite struct SearchTests {
// starter:   @Test("A text gets its response") func response() async {
// starter:     let clock = TestClock()
// starter:     let store = searchStore(clock: clock, find: { ["\($0)!"] })
// starter:     await store.send(.textChanged("p")) { $0.text = "p" }
// starter:     await clock.advance(by: .seconds(1))
// starter:     await store.receive(.found(["p!"])) { $0.results = ["p!"] }
// starter:   }
// starter: }
@MainActor @Suite struct SearchTests {
  let clock = TestClock()

  @Test("Fast typing sends one request, 300 milliseconds after the last key") func fast() async {
    let store = searchStore(clock: clock, find: { ["\($0)!"] })
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.textChanged("pr")) { $0.text = "pr" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.textChanged("pri")) { $0.text = "pri" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found(["pri!"])) { $0.results = ["pri!"] }
  }

  @Test("The next key ends a request that the client is at work on") func late() async {
    let store = searchStore(
      clock: clock,
      find: { [clock] text in
        try await clock.sleep(for: .seconds(1))
        return ["\(text)!"]
      }
    )
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .milliseconds(800))
    await store.send(.textChanged("pr")) { $0.text = "pr" }
    await clock.advance(by: .milliseconds(1_300))
    await store.receive(.found(["pr!"])) { $0.results = ["pr!"] }
    await store.send(.returnTapped)
    await store.send(.textChanged("")) {
      $0.text = ""
      $0.results = []
    }
    await clock.advance(by: .seconds(1))
  }

  @Test("An emptied text is not sent") func empty() async {
    let store = searchStore(clock: clock)
    await store.send(.textChanged("p")) { $0.text = "p" }
    await store.send(.textChanged("")) { $0.text = "" }
    await store.send(.returnTapped)
    await clock.advance(by: .seconds(1))
  }

  @Test("Return sends the request immediately, and the pause sends none") func tapReturn() async {
    let store = searchStore(clock: clock, find: { ["\($0)!"] })
    await store.send(.textChanged("p")) { $0.text = "p" }
    await store.send(.returnTapped)
    await store.receive(.found(["p!"])) { $0.results = ["p!"] }
    await clock.advance(by: .seconds(1))
  }

  @Test("A response replaces a failure, a failure replaces results, and a key clears both")
  func failure() async {
    let responses = LockIsolated<[[String]?]>([nil, ["p!"], nil])
    let store = searchStore(
      clock: clock,
      find: { _ in
        guard let response = responses.withValue({ $0.removeFirst() }) else { throw Offline() }
        return response
      }
    )
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.failed) { $0.hasFailed = true }
    await store.send(.returnTapped)
    await store.receive(.found(["p!"])) {
      $0.results = ["p!"]
      $0.hasFailed = false
    }
    await store.send(.returnTapped)
    await store.receive(.failed) {
      $0.results = []
      $0.hasFailed = true
    }
    await store.send(.textChanged("")) {
      $0.text = ""
      $0.hasFailed = false
    }
  }
}
// end answer
