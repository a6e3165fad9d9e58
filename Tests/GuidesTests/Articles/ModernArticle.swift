// docs/articles/todays-style.md: the code of two articles, a counter with a number fact and a list
// of items with a search, with the changes that the page names and no others.

// snippet.fact
import Chapter04Compatibility
import Foundation

struct Feature: Reducer {
  struct State: Equatable {
    var count = 0
    var numberFact: String?
  }

  enum Action: CasePathable {
    case decrementButtonTapped
    case incrementButtonTapped
    case numberFactButtonTapped
    case numberFactResponse(Result<String, any Error>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths: Sendable {
      var numberFactResponse: AnyCasePath<Action, Result<String, any Error>> {
        AnyCasePath(
          embed: { .numberFactResponse($0) },
          extract: { if case .numberFactResponse(let it) = $0 { it } else { nil } }
        )
      }
    }
  }

  @Dependency(\.numberFact) var numberFact

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
          await send(.numberFactResponse(Result { try await numberFact.fetch(count) }))
        }

      case .numberFactResponse(.success(let fact)):
        state.numberFact = fact
        return .none

      case .numberFactResponse(.failure):
        state.numberFact = "No fact this time."
        return .none
      }
    }
  }
}

struct NumberFactClient {
  var fetch: @Sendable (Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  static let liveValue = Self(fetch: { "\($0) is a good number." })
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
// snippet.end

struct Item: Equatable, Identifiable {
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
        AnyCasePath(
          embed: { .itemsResponse($0) },
          extract: { if case .itemsResponse(let it) = $0 { it } else { nil } }
        )
      }
      var alert: AnyCasePath<Action, PresentationAction<Alert>> {
        AnyCasePath(
          embed: { .alert($0) },
          extract: { if case .alert(let it) = $0 { it } else { nil } }
        )
      }
      var delegate: AnyCasePath<Action, Delegate> {
        AnyCasePath(
          embed: { .delegate($0) },
          extract: { if case .delegate(let it) = $0 { it } else { nil } }
        )
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
