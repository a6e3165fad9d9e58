// docs/migration/errors.md shows beside the code that the compiler rejects what to write instead.
// This is the part of it that is written for chapter 4.

import Chapter04Modern
import Testing

@MainActor @Suite struct ErrorsTests {
  // snippet.client
  struct NumberClient: DependencyKey {
    var fact: @Sendable (Int) async throws -> String

    static let liveValue = NumberClient(fact: { number in "\(number) is a number." })
  }
  // snippet.end

  struct Fact: Reducer {
    enum Action {
      case tapped
      case loaded(Result<String, any Error>)
    }

    @Dependency(NumberClient.self) var client

    var body: some Reducer<String, Action> {
      Reduce { text, action in
        switch action {
        case .tapped:
          return .run { [client] send in
            await send(.loaded(Result { try await client.fact(7) }))
          }
        case .loaded(let result):
          text = (try? result.get()) ?? "No fact."
          return .none
        }
      }
    }
  }

  @Test("An effect's result, or its error, comes back as an action") func run() async {
    let store = Store(initialState: "") {
      Fact()
    } withDependencies: {
      $0[NumberClient.self].fact = { "\($0) is prime." }
    }
    await store.send(.tapped).finish()
    #expect(store.state == "7 is prime.")
  }
}
