// A search for plants, the care of one in a sheet, and an alert: see through-the-years.md.

import ComposableArchitecture
import DependenciesMacros
import SwiftUI
import Testing

// MARK: - Features

struct Plant: Equatable, Identifiable {
  let id: Int
  var name: String
}

@DependencyClient
struct PlantClient {
  struct Failure: Error, Equatable {}

  var search: @Sendable (String) async throws -> [Plant]
  var care: @Sendable (Int) async throws -> String
}

extension PlantClient: TestDependencyKey {
  static let testValue = PlantClient()
}

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    let plant: Plant
    var care: String?
  }

  enum Action {
    case appeared
    case careResponse(Result<String, any Error>)
  }

  @Dependency(PlantClient.self) var plants

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [id = state.plant.id] send in
          await send(.careResponse(Result { try await plants.care(id) }))
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

@Reducer
struct Search {
  @Reducer
  enum Destination {
    case detail(Detail)
    case alert(AlertState<Never>)
  }

  @ObservableState
  struct State: Equatable {
    var query = ""
    var plants: [Plant] = []
    @Presents var destination: Destination.State?
  }

  enum Action {
    case queryChanged(String)
    case searchResponse(Result<[Plant], any Error>)
    case plantTapped(Plant)
    case destination(PresentationAction<Destination.Action>)
  }

  enum CancelID { case search }

  @Dependency(PlantClient.self) var plants
  @Dependency(\.continuousClock) var clock

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
          try await clock.sleep(for: .milliseconds(300))
          await send(.searchResponse(Result { try await plants.search(query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .searchResponse(.success(let plants)):
        state.plants = plants
        return .none

      case .searchResponse(.failure), .destination(.presented(.detail(.careResponse(.failure)))):
        state.destination = .alert(AlertState { TextState("The garden doesn't answer.") })
        return .none

      case .plantTapped(let plant):
        state.destination = .detail(Detail.State(plant: plant))
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
extension Search.Destination.State: Equatable {}

// MARK: - Views

struct SearchView: View {
  @Bindable var store: StoreOf<Search>

  var body: some View {
    List {
      TextField("Plant", text: $store.query.sending(\.queryChanged))
      ForEach(store.plants) { plant in
        Button(plant.name) { store.send(.plantTapped(plant)) }
      }
    }
    .sheet(item: $store.scope(state: \.$destination, action: \.destination).detail) {
      DetailView(store: $0)
    }
    .alert($store.scope(state: \.$destination, action: \.destination).alert)
  }
}

struct DetailView: View {
  let store: StoreOf<Detail>

  var body: some View {
    VStack {
      Text(store.plant.name)
      Text(store.care ?? "…")
    }
    .onAppear { store.send(.appeared) }
  }
}

// MARK: - Test

@MainActor
struct SearchTests {
  @Test func search() async {
    let fern = Plant(id: 1, name: "Fern")
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0[PlantClient.self].search = { _ in [fern] }
      $0[PlantClient.self].care = { _ in throw PlantClient.Failure() }
      $0.continuousClock = clock
    }
    await store.send(\.queryChanged, "f") { $0.query = "f" }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.queryChanged, "fe") { $0.query = "fe" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.searchResponse.success) { $0.plants = [fern] }
    await store.send(\.plantTapped, fern) { $0.destination = .detail(Detail.State(plant: fern)) }
    await store.send(\.destination.detail.appeared)
    await store.receive(\.destination.detail.careResponse.failure) {
      $0.destination = .alert(AlertState { TextState("The garden doesn't answer.") })
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }
}
