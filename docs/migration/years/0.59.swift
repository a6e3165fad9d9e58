// A search for plants, the care of one in a sheet, and an alert: see through-the-years.md.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import ComposableArchitecture
import SwiftUI
import XCTest

// MARK: - Features

struct Plant: Equatable, Identifiable {
  let id: Int
  var name: String
}

struct PlantClient {
  struct Failure: Error, Equatable {}

  var search: @Sendable (String) async throws -> [Plant]
  var care: @Sendable (Int) async throws -> String
}

extension PlantClient: TestDependencyKey {
  static let testValue = PlantClient(
    search: unimplemented("PlantClient.search"),
    care: unimplemented("PlantClient.care")
  )
}

extension DependencyValues {
  var plants: PlantClient {
    get { self[PlantClient.self] }
    set { self[PlantClient.self] = newValue }
  }
}

struct Detail: Reducer {
  struct State: Equatable {
    let plant: Plant
    var care: String?
  }

  enum Action: Equatable {
    case appeared
    case careResponse(TaskResult<String>)
  }

  @Dependency(\.plants) var plants

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [id = state.plant.id] send in
          await send(.careResponse(TaskResult { try await plants.care(id) }))
        }

      case .careResponse(.success(let care)):
        state.care = care
        return .none

      case .careResponse(.failure):
        return .none
      }
    }
  }
}

struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var plants: [Plant] = []
    var detail: Detail.State?
    var alert: AlertState<Action>?
  }

  enum Action: Equatable {
    case queryChanged(String)
    case searchResponse(TaskResult<[Plant]>)
    case plantTapped(Plant)
    case detail(Detail.Action)
    case detailDismissed
    case alertDismissed
  }

  enum CancelID { case search }

  @Dependency(\.plants) var plants
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.plants = []
          return .cancel(id: CancelID.search)
        }
        return .run { send in
          try await mainQueue.sleep(for: .milliseconds(300))
          await send(.searchResponse(TaskResult { try await plants.search(query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .searchResponse(.success(let plants)):
        state.plants = plants
        return .none

      case .searchResponse(.failure), .detail(.careResponse(.failure)):
        state.detail = nil
        state.alert = AlertState { TextState("The garden doesn't answer.") }
        return .none

      case .plantTapped(let plant):
        state.detail = Detail.State(plant: plant)
        return .none

      case .detailDismissed:
        state.detail = nil
        return .none

      case .alertDismissed:
        state.alert = nil
        return .none

      case .detail:
        return .none
      }
    }
    .ifLet(\.detail, action: /Action.detail) {
      Detail()
    }
  }
}

// MARK: - Views

struct SearchView: View {
  let store: StoreOf<Search>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      List {
        TextField(
          "Plant",
          text: viewStore.binding(get: \.query, send: { .queryChanged($0) })
        )
        ForEach(viewStore.plants) { plant in
          Button(plant.name) { viewStore.send(.plantTapped(plant)) }
        }
      }
      .sheet(
        isPresented: viewStore.binding(get: { $0.detail != nil }, send: .detailDismissed)
      ) {
        IfLetStore(
          store.scope(state: \.detail, action: { .detail($0) }),
          then: DetailView.init(store:)
        )
      }
      .alert(store.scope(state: \.alert, action: { $0 }), dismiss: .alertDismissed)
    }
  }
}

struct DetailView: View {
  let store: StoreOf<Detail>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text(viewStore.plant.name)
        Text(viewStore.care ?? "…")
      }
      .onAppear { viewStore.send(.appeared) }
    }
  }
}

// MARK: - Test

@MainActor
final class SearchTests: XCTestCase {
  func testSearch() async {
    let fern = Plant(id: 1, name: "Fern")
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.plants.search = { _ in [fern] }
      $0.plants.care = { _ in throw PlantClient.Failure() }
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.queryChanged("f")) { $0.query = "f" }
    await queue.advance(by: .milliseconds(200))
    await store.send(.queryChanged("fe")) { $0.query = "fe" }
    await queue.advance(by: .milliseconds(300))
    await store.receive(.searchResponse(.success([fern]))) { $0.plants = [fern] }
    await store.send(.plantTapped(fern)) { $0.detail = Detail.State(plant: fern) }
    await store.send(.detail(.appeared))
    await store.receive(.detail(.careResponse(.failure(PlantClient.Failure())))) {
      $0.detail = nil
      $0.alert = AlertState { TextState("The garden doesn't answer.") }
    }
    await store.send(.alertDismissed) { $0.alert = nil }
  }
}
