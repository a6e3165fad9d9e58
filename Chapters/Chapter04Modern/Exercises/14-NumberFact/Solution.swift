// Loading, success, failure
//
// Write the reducer of a number with facts. A tap on the fact button calls the client, once. While
// the response is loading, another tap does nothing. The response is shown as `fact`; if the client
// fails, `hasFailed` is true. Both are cleared when the next request begins: a fact and a failure
// are never shown together, nor beside a spinner. A step changes the number, and clears everything
// about the old number: no fact, no failure, no spinner, and no late response.
//
// kind: write
// lesson: What a small test accepts
// plays: fact

import Chapter04Modern

struct FactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async throws -> String

  static let liveValue = FactClient { number in
    number.isMultiple(of: 2) ? "\(number) is even." : "\(number) is odd."
  }
  static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
}

struct NumberFact: Reducer {
  struct State: Equatable {
    var number = 7
    var fact: String?
    var hasFailed = false
    var isLoading = false
  }

  enum Action: Equatable {
    case stepped(by: Int)
    case factTapped
    case factReceived(String)
    case factFailed
  }

  enum CancelID { case fact }

  @Dependency(FactClient.self) var client

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // answer
    // starter: return .none  // Your code here.
    switch action {
    case .stepped(let step):
      state = State(number: state.number + step)
      return .cancel(id: CancelID.fact)

    case .factTapped:
      guard !state.isLoading else { return .none }
      state = State(number: state.number, isLoading: true)
      return .run { [number = state.number] send in
        try await send(.factReceived(client.fetch(number)))
      } catch: { _, send in
        await send(.factFailed)
      }
      .cancellable(id: CancelID.fact)

    case .factReceived(let fact):
      state.isLoading = false
      state.fact = fact
      return .none

    case .factFailed:
      state.isLoading = false
      state.hasFailed = true
      return .none
    }
    // end answer
  }
}
