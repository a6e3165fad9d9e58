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

  struct Photo: Equatable, Identifiable, Sendable {
    let id: Int
    var title = ""
  }

  struct PhotoClient: Sendable {
    var load: @Sendable (Photo.ID) async throws -> Photo
  }

  struct Viewer: Reducer {
    struct State: Equatable {
      let id: Photo.ID
      var photo: Photo?
    }
    enum Action {
      case appeared
      case loaded(Result<Photo, any Error>)
    }
    let client: PhotoClient

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          return .run { [client, id = state.id] send in
            await send(.loaded(Result { try await client.load(id) }))
          }
        case .loaded(let result):
          state.photo = try? result.get()
          return .none
        }
      }
    }
  }

  struct Gallery: Reducer {
    struct State: Equatable {
      var loadingID: Photo.ID?
      var hasFailed = false
      @PresentationState var viewer: Viewer.State?
    }
    enum Action: CasePathable {
      case photoTapped(Photo.ID)
      case loaded(Result<Photo, any Error>)
      case placeholderTapped(Photo.ID)
      case viewer(PresentationAction<Viewer.Action>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }
      struct AllCasePaths: Sendable {
        var viewer: AnyCasePath<Action, PresentationAction<Viewer.Action>> {
          AnyCasePath(
            embed: { .viewer($0) },
            extract: { if case .viewer(let it) = $0 { it } else { nil } }
          )
        }
      }
    }
    enum CancelID { case photo }
    let client: PhotoClient

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // snippet.loadThenPresent
        case .photoTapped(let id):
          state.loadingID = id
          return .run { [client] send in
            await send(.loaded(Result { try await client.load(id) }))
          }
          .cancellable(id: CancelID.photo, cancelInFlight: true)

        case .loaded(.success(let photo)):
          state.loadingID = nil
          state.viewer = Viewer.State(id: photo.id, photo: photo)
          return .none

        case .loaded(.failure):
          state.loadingID = nil
          state.hasFailed = true
          return .none
        // snippet.end

        case .placeholderTapped(let id):
          state.viewer = Viewer.State(id: id)
          return .none

        case .viewer:
          return .none
        }
      }
      .ifLet(\.$viewer, action: \.viewer) { Viewer(client: client) }
    }
  }

  @Test("A sheet that needs its data opens with the response, and only for the last tap")
  func loadThenPresent() async {
    let store = Store(initialState: Gallery.State()) {
      Gallery(
        client: PhotoClient { id in
          if id == 1 { try await Task.sleep(for: .seconds(60)) }
          guard id < 3 else { throw Offline() }
          return Photo(id: id, title: "fern")
        }
      )
    }
    let first = store.send(.photoTapped(1))
    #expect(store.withState { $0 } == Gallery.State(loadingID: 1))
    await store.send(.photoTapped(2)).finish()
    await first.finish()
    #expect(store.withState { $0.loadingID } == nil)
    #expect(store.withState { $0.viewer?.photo } == Photo(id: 2, title: "fern"))
    await store.send(.viewer(.dismiss)).finish()
    await store.send(.photoTapped(3)).finish()
    #expect(store.withState { $0 } == Gallery.State(hasFailed: true))
  }

  @Test("A sheet that opens before its data loads it, and its end cancels the request")
  func presentThenLoad() async {
    let store = Store(initialState: Gallery.State()) {
      Gallery(
        client: PhotoClient { id in
          if id == 1 { try await Task.sleep(for: .seconds(60)) }
          return Photo(id: id, title: "fern")
        }
      )
    }
    store.send(.placeholderTapped(1))
    let request = store.send(.viewer(.presented(.appeared)))
    #expect(store.withState { $0.viewer } == Viewer.State(id: 1))
    store.send(.viewer(.dismiss))
    await request.finish()
    #expect(store.withState { $0.viewer } == nil)

    store.send(.placeholderTapped(2))
    await store.send(.viewer(.presented(.appeared))).finish()
    #expect(store.withState { $0.viewer?.photo } == Photo(id: 2, title: "fern"))
  }
}
