// A feature of your own: make of it what you like. Each save runs its tests.

import Chapter04Modern

struct NumberFact: Reducer {
  struct State: Equatable {
    var number = 0
    var fact: String?
    var isLoading = false
  }

  enum Action {
    case factResponse(Result<String, any Error>)
    case factTapped
    case stepped(by: Int)
  }

  @Dependency(NumberFactClient.self) var client

  private enum CancelID { case request }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .factResponse(let result):
        state.isLoading = false
        state.fact = (try? result.get()) ?? "Nobody answers."
        return .none

      case .factTapped:
        state.fact = nil
        state.isLoading = true
        return .run { [number = state.number] send in
          await send(.factResponse(Result { try await client.fetch(number) }))
        }
        .cancellable(id: CancelID.request, cancelInFlight: true)

      case .stepped(let step):
        state.number += step
        state.fact = nil
        state.isLoading = false
        return .cancel(id: CancelID.request)
      }
    }
  }
}

/// What it needs from the world.
struct NumberFactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async throws -> String

  /// Stands in for a server, which takes a moment.
  static let liveValue = NumberFactClient { number in
    try await Task.sleep(for: .milliseconds(800))
    return "\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")."
  }

  static let testValue = NumberFactClient(fetch: unimplemented("NumberFactClient.fetch"))
}
