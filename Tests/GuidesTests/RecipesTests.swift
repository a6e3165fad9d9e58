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

  struct Row: Equatable, Identifiable, Sendable {
    let id: Int
  }

  struct Pages: Reducer {
    struct State: Equatable {
      var query = ""
      var rows: IdentifiedArrayOf<Row> = []
      var page = 0
      var hasMore = true
      var isLoading = false
    }
    enum Action {
      case appeared
      case queryChanged(String)
      case endReached
      case pageResponse(Result<[Row], any Error>)
    }
    enum CancelID { case page }
    struct Client: Sendable {
      var load: @Sendable (_ query: String, _ page: Int) async throws -> [Row]
    }
    let client: Client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // snippet.pages
        case .appeared:
          guard state.page == 0, !state.isLoading else { return .none }
          return loadNextPage(&state)

        case .queryChanged(let query):
          state.query = query
          state.rows = []
          state.page = 0
          state.hasMore = true
          return loadNextPage(&state)

        case .endReached:
          guard state.hasMore, !state.isLoading else { return .none }
          return loadNextPage(&state)

        case .pageResponse(.success(let rows)):
          state.isLoading = false
          state.page += 1
          state.hasMore = !rows.isEmpty
          state.rows.append(contentsOf: rows)
          return .none

        case .pageResponse(.failure):
          state.isLoading = false
          return .none
        // snippet.end
        }
      }
    }

    // snippet.loadNextPage
    private func loadNextPage(_ state: inout State) -> Effect<Action> {
      state.isLoading = true
      return .run { [client, query = state.query, page = state.page + 1] send in
        await send(.pageResponse(Result { try await client.load(query, page) }))
      }
      .cancellable(id: CancelID.page, cancelInFlight: true)
    }
    // snippet.end
  }

  @Test("A new query begins at page 1, also after the last page of the old one")
  func newQuery() async {
    let lengths = ["": 2, "fern": 1]
    let store = Store(initialState: Pages.State()) {
      Pages(
        client: Pages.Client { query, page in
          page <= lengths[query, default: 0] ? [Row(id: page)] : []
        }
      )
    }
    await store.send(.appeared).finish()
    #expect(store.withState { $0 } == Pages.State(rows: [Row(id: 1)], page: 1))
    await store.send(.endReached).finish()
    await store.send(.endReached).finish()
    #expect(
      store.withState { $0 }
        == Pages.State(rows: [Row(id: 1), Row(id: 2)], page: 3, hasMore: false)
    )
    await store.send(.queryChanged("fern")).finish()
    #expect(
      store.withState { $0 } == Pages.State(query: "fern", rows: [Row(id: 1)], page: 1)
    )
  }
}
