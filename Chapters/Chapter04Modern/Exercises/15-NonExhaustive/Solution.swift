// Test what is promised
//
// `Screen` is already written, and does what the comments below say about the number, its fact and
// the favourites. They promise nothing about the feed, which changes at random and sends actions of
// its own. Write tests that state what is promised, and nothing else. They run on the right reducer
// first, where they must pass, and then on wrong ones, each of which must fail at least one test.
// The verdict names the wrong ones that your tests accept.
//
// kind: test
// lesson: Less than everything

import Chapter04Modern
import Testing

struct Screen: Sendable {
  struct State: Equatable {
    var number = 7
    var fact: String?
    var hasFailed = false
    /// Only `saveTapped` changes them.
    var favorites: [Int] = []
    /// What others do with the screen's actions. Nothing is promised about it.
    var feed: [Int] = []
  }

  enum Action: Equatable {
    /// Adds the step to the number. Clears the fact, because it was about another number, and a
    /// failure. If a request is still open, its response doesn't arrive.
    case stepped(by: Int)
    /// Requests a fact about the number, once. What is shown stays until the response arrives. If
    /// another request is still open, its response doesn't arrive.
    case factTapped
    /// Shows the response, and clears a failure.
    case factReceived(String)
    /// Shows the failure. The last fact stays.
    case factFailed
    /// Adds the number to the end of the favourites, unless it is already there.
    case saveTapped
    /// The feed's own action. Nothing is promised about it.
    case feed(Int)
  }
}

struct FactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async throws -> String

  static let liveValue = FactClient { "\($0) is a number." }
  static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
}

struct Offline: Error {}

@MainActor func screenStore(
  _ state: Screen.State = Screen.State(),
  fetch: @escaping @Sendable (_ number: Int) async throws -> String = { "\($0) is good." }
) -> TestStoreOf<Screen> {
  TestStore(initialState: state) {
    Screen()
  } withDependencies: {
    $0[FactClient.self].fetch = fetch
  }
}

// answer
// starter: @MainActor @Suite struct ScreenTests {
// starter:   @Test("A step is added to the number") func step() async {
// starter:     let store = screenStore()
// starter:     store.exhaustivity = .off
// starter:     await store.send(.stepped(by: 1)) { $0.number = 8 }
// starter:   }
// starter: }
@MainActor @Suite struct ScreenTests {
  @Test("A tap sends one request, whose response changes only what is shown") func fact() async {
    let requests = LockIsolated<[Int]>([])
    let store = screenStore(
      Screen.State(hasFailed: true, favorites: [2]),
      fetch: { number in
        requests.withValue { $0.append(number) }
        return "\(number) is good."
      }
    )
    store.exhaustivity = .off
    await store.send(.factTapped)
    await store.receive(.factReceived("7 is good.")) {
      $0.number = 7
      $0.fact = "7 is good."
      $0.hasFailed = false
      $0.favorites = [2]
    }
    await store.finish()
    #expect(requests.value == [7])
  }

  @Test("A failure leaves the last fact") func failure() async {
    let store = screenStore(
      Screen.State(fact: "7 is odd."),
      fetch: { _ in throw Offline() }
    )
    store.exhaustivity = .off
    await store.send(.factTapped)
    await store.receive(.factFailed) {
      $0.fact = "7 is odd."
      $0.hasFailed = true
    }
  }

  @Test("A step ends what was shown and requested for the old number") func step() async {
    let clock = TestClock()
    let store = screenStore(
      Screen.State(fact: "7 is odd.", hasFailed: true),
      fetch: { number in
        try await clock.sleep(for: .seconds(1))
        return "\(number) is good."
      }
    )
    store.exhaustivity = .off
    await store.send(.factTapped)
    await store.send(.stepped(by: 1)) {
      $0.number = 8
      $0.fact = nil
      $0.hasFailed = false
    }
    await clock.advance(by: .seconds(1))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.fact == nil)
  }

  @Test("A second request ends the first, which takes longer") func again() async {
    let clock = TestClock()
    let seconds = LockIsolated([1, 2])
    let store = screenStore(fetch: { _ in
      let seconds = seconds.withValue { $0.removeLast() }
      try await clock.sleep(for: .seconds(seconds))
      return "It took \(seconds) s."
    })
    store.exhaustivity = .off
    await store.send(.factTapped)
    await clock.advance()
    await store.send(.factTapped)
    await clock.advance(by: .seconds(2))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.fact == "It took 1 s.")
  }

  @Test("A number is a favourite once") func save() async {
    let store = screenStore()
    store.exhaustivity = .off
    await store.send(.saveTapped) { $0.favorites = [7] }
    await store.send(.saveTapped) { $0.favorites = [7] }
  }
}
// end answer
