// The same for the articles on today's style: a counter with a number fact, and a list of items
// with a search. Their macros are replaced as docs/articles.md says, and their import is another.

import Chapter04Compatibility
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet.fact
struct Feature: Reducer {
  struct State: Equatable {
    var count = 0
    var numberFact: String?
  }

  enum Action: CasePathable {
    case decrementButtonTapped
    case incrementButtonTapped
    case numberFactButtonTapped
    case numberFactResponse(String)

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths: Sendable {
      var numberFactResponse: AnyCasePath<Action, String> {
        AnyCasePath(embed: Action.numberFactResponse) {
          if case .numberFactResponse(let it) = $0 { it } else { nil }
        }
      }
    }
  }

  let numberFact: @Sendable (Int) async throws -> String

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .incrementButtonTapped:
        state.count += 1
        return .none

      case .numberFactButtonTapped:
        return .run { [count = state.count] send in
          let fact = try await self.numberFact(count)
          await send(.numberFactResponse(fact))
        }

      case .numberFactResponse(let fact):
        state.numberFact = fact
        return .none
      }
    }
  }
}
// snippet.end

// snippet.factClient
struct NumberFactClient {
  var fetch: @Sendable (Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  static let liveValue = Self(
    fetch: { number in
      let (data, _) = try await URLSession.shared
        .data(from: URL(string: "https://number-trivia.com/\(number)")!)
      return String(decoding: data, as: UTF8.self)
    }
  )
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
// snippet.end

// snippet.items
struct Item: Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
}

struct APIClient: Sendable {
  var fetchItems: @Sendable () async throws -> [Item]
  var search: @Sendable (String) async throws -> [Item]
}

extension APIClient: DependencyKey {
  static let liveValue = APIClient(fetchItems: { [] }, search: { _ in [] })
  static let testValue = APIClient(
    fetchItems: unimplemented("APIClient.fetchItems"),
    search: unimplemented("APIClient.search")
  )
}

struct ItemsFeature: Reducer {
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item> = []
    var isLoading = false
    var query = ""
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action: CasePathable {
    case onAppear
    case itemsResponse(Result<[Item], any Error>)
    case queryChanged(String)
    case itemTapped(Item)
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)

    enum Alert: Equatable { case retryTapped }
    enum Delegate: Equatable { case itemSelected(Item) }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths: Sendable {
      var itemsResponse: AnyCasePath<Action, Result<[Item], any Error>> {
        AnyCasePath(embed: Action.itemsResponse) {
          if case .itemsResponse(let it) = $0 { it } else { nil }
        }
      }
      var alert: AnyCasePath<Action, PresentationAction<Alert>> {
        AnyCasePath(embed: Action.alert) { if case .alert(let it) = $0 { it } else { nil } }
      }
      var delegate: AnyCasePath<Action, Delegate> {
        AnyCasePath(embed: Action.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
      }
    }
  }

  enum CancelID { case search }

  @Dependency(APIClient.self) var apiClient
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear, .alert(.presented(.retryTapped)):
        state.isLoading = true
        return .run { send in
          await send(.itemsResponse(Result { try await apiClient.fetchItems() }))
        }

      case .itemsResponse(.success(let items)):
        state.isLoading = false
        state.items = IdentifiedArray(uniqueElements: items)
        return .none

      case .itemsResponse(.failure):
        state.isLoading = false
        state.alert = AlertState {
          TextState("Something went wrong.")
        } actions: {
          ButtonState(action: .retryTapped) { TextState("Retry") }
        }
        return .none

      case .queryChanged(let query):
        state.query = query
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.itemsResponse(Result { try await apiClient.search(query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .itemTapped(let item):
        return .send(.delegate(.itemSelected(item)))

      case .alert, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
// snippet.end

@Suite("Two articles on today's style") @MainActor struct ModernArticleTests {
  @Test("A feature whose client is passed in, and its test") func basics() async {
    let store = TestStore(initialState: Feature.State()) {
      Feature(numberFact: { "\($0) is a good number" })
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.numberFactButtonTapped)
    await store.receive(\.numberFactResponse) { $0.numberFact = "0 is a good number" }
  }

  @Test("What a view controller observes is applied again after a change") func observed() async {
    let store = Store(initialState: Feature.State()) { Feature(numberFact: { _ in "" }) }
    let (labels, shown) = AsyncStream<String>.makeStream()
    let token = observe { shown.yield("\(store.count)") }
    var label = labels.makeAsyncIterator()
    #expect(await label.next() == "0")
    store.send(.incrementButtonTapped)
    #expect(await label.next() == "1")
    token.cancel()
  }

  @Test("A client that is registered is replaced in a test") func registered() async throws {
    let fact = try await withDependencies {
      $0.numberFact.fetch = { "\($0) is a good number" }
    } operation: {
      @Dependency(\.numberFact) var numberFact
      return try await numberFact.fetch(7)
    }
    #expect(fact == "7 is a good number")
  }

  @Test("Items load, fail, load again from the alert, and report the one that is tapped")
  func items() async {
    struct Offline: Error {}
    let item = Item(id: UUID(), name: "fern")
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0[APIClient.self].fetchItems = { throw Offline() }
    }
    store.exhaustivity = .off
    await store.send(.onAppear) { $0.isLoading = true }
    await store.receive(\.itemsResponse.failure) { $0.isLoading = false }
    store.exhaustivity = .on
    store.dependencies[APIClient.self].fetchItems = { [item] }
    await store.send(.alert(.presented(.retryTapped))) {
      $0.alert = nil
      $0.isLoading = true
    }
    await store.receive(\.itemsResponse.success) {
      $0.isLoading = false
      $0.items = [item]
    }
    await store.send(.itemTapped(item))
    await store.receive(\.delegate)
  }

  @Test("A search that waits on a clock") func search() async {
    let item = Item(id: UUID(), name: "fern")
    let clock = TestClock()
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0[APIClient.self].search = { _ in [item] }
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await clock.advance(by: .milliseconds(100))
    await store.send(.queryChanged("ab")) { $0.query = "ab" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.itemsResponse.success) { $0.items = [item] }
  }
}
