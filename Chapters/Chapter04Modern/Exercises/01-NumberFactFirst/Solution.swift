// A feature, one line at a time
//
// The screen has a number, a button that doubles it, and a button that requests a fact about it
// from a server. Each part of the feature lacks a line or two. Write them:
// - state: `title` is "3", and "3 …" while a fact is being loaded.
// - reducer: `doubleTapped` doubles the number, and forgets the fact, which was about another one.
// - effect: it requests a fact about the number from the client, and sends it as `.factReceived`.
// - dependency: in this test, the client returns "3 is prime." when it is called with 3.
// - test: it receives the fact, which is then in the state, and nothing is being loaded any more.
//   If anything else changes, the test fails.
//
// kind: write
// lesson: Testing it
// formerly: NumberFact

import Chapter04Modern

struct FactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async -> String

  static let liveValue = FactClient { number in
    number.isMultiple(of: 2) ? "\(number) is even." : "\(number) is odd."
  }

  static let testValue = FactClient(
    fetch: unimplemented("FactClient.fetch", placeholder: "")
  )
}

struct NumberFact: Reducer {
  struct State: Equatable {
    var number = 3
    var fact: String?
    var isLoading = false

    var title: String {
      // answer
      // starter: "\(number)"  // Your code here.
      isLoading ? "\(number) …" : "\(number)"
      // end answer
    }
  }

  enum Action: Equatable {
    case doubleTapped
    case factTapped
    case factReceived(String)
  }

  @Dependency(FactClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doubleTapped:
        // answer
        // starter: // Your code here.
        state.number *= 2
        state.fact = nil
        // end answer
        return .none

      case .factTapped:
        state.isLoading = true
        // answer
        // starter: return .none  // Your code here.
        return .run { [number = state.number] send in
          await send(.factReceived(client.fetch(number)))
        }
      // end answer

      case .factReceived(let fact):
        state.isLoading = false
        state.fact = fact
        return .none
      }
    }
  }
}

@MainActor func testTheFact() async {
  let store = TestStore(initialState: NumberFact.State(number: 3)) {
    NumberFact()
  } withDependencies: {
    // answer
    // starter: _ = $0  // Your code here.
    $0[FactClient.self].fetch = { "\($0) is prime." }
    // end answer
  }

  await store.send(.factTapped) { $0.isLoading = true }
  // answer
  // starter: // Your code here.
  await store.receive(.factReceived("3 is prime.")) {
    $0.isLoading = false
    $0.fact = "3 is prime."
  }
  // end answer
}
