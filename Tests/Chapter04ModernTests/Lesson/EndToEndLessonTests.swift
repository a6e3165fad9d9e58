import Chapter04Modern
import Testing

// The code of the page "A feature, end to end".

// snippet.FactClient
struct FactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async throws -> String

  static let liveValue = FactClient { number in
    number.isMultiple(of: 2) ? "\(number) is even." : "\(number) is odd."
  }

  static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
}
// snippet.end

@Suite("A feature, end to end", .timeLimit(.minutes(5))) @MainActor struct EndToEndLessonTests {
  // snippet.NumberFact
  struct NumberFact: Reducer {
    struct State: Equatable {
      var count = 0
      var fact: String?
      var isLoading = false
    }

    enum Action: Equatable {
      case incrementTapped
      case factTapped
      case factResponse(String)
    }

    @Dependency(FactClient.self) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementTapped:
          state.count += 1
          state.fact = nil
          return .none

        case .factTapped:
          state.isLoading = true
          return .run { [count = state.count] send in
            let fact = try await client.fetch(count)
            await send(.factResponse(fact))
          } catch: { _, send in
            await send(.factResponse("There is no fact today."))
          }

        case .factResponse(let fact):
          state.isLoading = false
          state.fact = fact
          return .none
        }
      }
    }
  }
  // snippet.end

  // snippet.screen
  func screen(_ store: StoreOf<NumberFact>) -> String {
    let fact = store.isLoading ? "…" : store.fact ?? ""
    return "\(store.count) \(fact)"
  }
  // snippet.end

  @Test("The screen follows the store, and the store follows the actions") func run() async {
    // snippet.run
    let store = Store(initialState: NumberFact.State()) {
      NumberFact()
    } withDependencies: {
      $0[FactClient.self] = .liveValue
    }
    var screens: [String] = []
    let token = observe { screens.append(screen(store)) }

    store.send(.incrementTapped)
    await store.send(.factTapped).finish()
    #expect(screen(store) == "1 1 is odd.")
    // snippet.end
    #expect(screens.first == "0 ")
    token.cancel()
  }

  @Test("A test states every step") func test() async {
    // snippet.test
    let store = TestStore(initialState: NumberFact.State()) {
      NumberFact()
    } withDependencies: {
      $0[FactClient.self].fetch = { "\($0) is good." }
    }

    await store.send(.incrementTapped) { $0.count = 1 }
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.factResponse("1 is good.")) {
      $0.isLoading = false
      $0.fact = "1 is good."
    }
    // snippet.end
  }

  @Test("Offline is a dependency like any other") func offline() async {
    struct Offline: Error {}
    // snippet.offline
    let store = TestStore(initialState: NumberFact.State(count: 7)) {
      NumberFact()
    } withDependencies: {
      $0[FactClient.self].fetch = { _ in throw Offline() }
    }

    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.factResponse("There is no fact today.")) {
      $0.isLoading = false
      $0.fact = "There is no fact today."
    }
    // snippet.end
  }

  @Test("A count that changes during the request makes the response wrong") func race() async {
    let answer = Answer<String>()
    let store = TestStore(initialState: NumberFact.State(count: 7)) {
      NumberFact()
    } withDependencies: {
      $0[FactClient.self].fetch = { _ in await answer.wait() ?? "" }
    }
    // snippet.race
    await store.send(.factTapped) { $0.isLoading = true }
    await store.send(.incrementTapped) { $0.count = 8 }
    answer.give("7 is prime.")
    await store.receive(.factResponse("7 is prime.")) {
      $0.isLoading = false
      $0.fact = "7 is prime."  // beside the 8
    }
    // snippet.end
  }
}
