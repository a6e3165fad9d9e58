// Recipes of docs/faq.md that are long enough to be wrong.

import Chapter04Modern
import Testing

@Suite("Recipes") @MainActor struct RecipesTests {
  struct Offline: Error {}

  struct Profile: Reducer {
    struct State: Equatable {
      var isLoading = false
      var hasFailed = false
      var title = ""
    }
    enum Action {
      case appeared
      case loaded(Result<(user: String, posts: [String]), any Error>)
    }
    struct Client: Sendable {
      var user: @Sendable () async throws -> String
      var posts: @Sendable () async throws -> [String]
    }
    let client: Client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          state.isLoading = true
          // snippet.twoRequests
          return .run { [client] send in
            let result = await Result {
              async let user = client.user()
              async let posts = client.posts()
              return try await (user: user, posts: posts)
            }
            await send(.loaded(result))
          }
        // snippet.end

        case .loaded(.success((let user, let posts))):
          state.isLoading = false
          state.title = "\(user), \(posts.count) posts"
          return .none

        case .loaded(.failure):
          state.isLoading = false
          state.hasFailed = true
          return .none
        }
      }
    }
  }

  private func store(posts: @escaping @Sendable () async throws -> [String]) -> StoreOf<Profile> {
    Store(initialState: Profile.State()) {
      Profile(client: Profile.Client(user: { "Blob" }, posts: posts))
    }
  }

  @Test("Two requests that succeed send one action with both responses") func both() async {
    let store = store { ["a", "b"] }
    await store.send(.appeared).finish()
    #expect(store.withState { $0 } == Profile.State(title: "Blob, 2 posts"))
  }

  @Test("If one of two requests fails, one action says so, and the spinner stops")
  func oneFails() async {
    let store = store { throw Offline() }
    await store.send(.appeared).finish()
    #expect(store.withState { $0 } == Profile.State(hasFailed: true))
  }

  /// A picture as a framework hands it out: a class that can't be compared.
  final class Pixels: Sendable {}

  // snippet.frame
  struct Frame: Equatable, Sendable {
    let number: Int
    let pixels: Pixels

    static func == (a: Self, b: Self) -> Bool { a.number == b.number }
  }
  // snippet.end

  @Test("A frame is another if its number is, whatever its pixels") func frames() {
    let pixels = Pixels()
    #expect(Frame(number: 1, pixels: pixels) == Frame(number: 1, pixels: Pixels()))
    #expect(Frame(number: 1, pixels: pixels) != Frame(number: 2, pixels: pixels))
  }
}
