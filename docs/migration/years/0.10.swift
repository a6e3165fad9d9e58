// A search for plants, the care of one in a sheet, and an alert: see through-the-years.md.

import Combine
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

  var search: (String) -> Effect<[Plant], Failure>
  var care: (Int) -> Effect<String, Failure>
}

struct DetailState: Equatable {
  let plant: Plant
  var care: String?
}

enum DetailAction: Equatable {
  case appeared
  case careResponse(Result<String, PlantClient.Failure>)
}

struct SearchState: Equatable {
  var query = ""
  var plants: [Plant] = []
  var detail: DetailState?
  var alert: AlertState<SearchAction>?
}

enum SearchAction: Equatable {
  case queryChanged(String)
  case searchResponse(Result<[Plant], PlantClient.Failure>)
  case plantTapped(Plant)
  case detail(DetailAction)
  case detailDismissed
  case alertDismissed
}

struct SearchEnvironment {
  var client: PlantClient
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

struct CareID: Hashable {}
struct SearchID: Hashable {}

let detailReducer = Reducer<DetailState, DetailAction, SearchEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .appeared:
    return environment.client.care(state.plant.id)
      .receive(on: environment.mainQueue)
      .catchToEffect()
      .map(DetailAction.careResponse)
      .cancellable(id: CareID())

  case .careResponse(.success(let care)):
    state.care = care
    return .none

  case .careResponse(.failure):
    return .none
  }
}

let searchReducer = Reducer<SearchState, SearchAction, SearchEnvironment>.combine(
  detailReducer.optional().pullback(
    state: \.detail,
    action: /SearchAction.detail,
    environment: { $0 }
  ),
  Reducer { state, action, environment in
    switch action {
    case .queryChanged(let query):
      state.query = query
      guard !query.isEmpty else {
        state.plants = []
        return .cancel(id: SearchID())
      }
      return environment.client.search(query)
        .receive(on: environment.mainQueue)
        .catchToEffect()
        .map(SearchAction.searchResponse)
        .debounce(id: SearchID(), for: .milliseconds(300), scheduler: environment.mainQueue)

    case .searchResponse(.success(let plants)):
      state.plants = plants
      return .none

    case .searchResponse(.failure), .detail(.careResponse(.failure)):
      state.detail = nil
      state.alert = AlertState(title: "The garden doesn't answer.")
      return .none

    case .plantTapped(let plant):
      state.detail = DetailState(plant: plant)
      return .none

    case .detailDismissed:
      state.detail = nil
      return .cancel(id: CareID())

    case .alertDismissed:
      state.alert = nil
      return .none

    case .detail:
      return .none
    }
  }
)

// MARK: - Views

struct SearchView: View {
  let store: Store<SearchState, SearchAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      List {
        TextField(
          "Plant",
          text: viewStore.binding(get: { $0.query }, send: SearchAction.queryChanged)
        )
        ForEach(viewStore.plants) { plant in
          Button(plant.name) { viewStore.send(.plantTapped(plant)) }
        }
      }
      .sheet(
        isPresented: viewStore.binding(get: { $0.detail != nil }, send: .detailDismissed)
      ) {
        IfLetStore(
          store.scope(state: { $0.detail }, action: SearchAction.detail),
          then: DetailView.init(store:)
        )
      }
      .alert(store.scope(state: { $0.alert }), dismiss: .alertDismissed)
    }
  }
}

struct DetailView: View {
  let store: Store<DetailState, DetailAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        Text(viewStore.plant.name)
        Text(viewStore.care ?? "…")
      }
      .onAppear { viewStore.send(.appeared) }
    }
  }
}

// MARK: - Test

final class SearchTests: XCTestCase {
  func testSearch() {
    let fern = Plant(id: 1, name: "Fern")
    let scheduler = DispatchQueue.testScheduler
    let store = TestStore(
      initialState: SearchState(),
      reducer: searchReducer,
      environment: SearchEnvironment(
        client: PlantClient(
          search: { _ in Effect(value: [fern]) },
          care: { _ in Effect(error: PlantClient.Failure()) }
        ),
        mainQueue: scheduler.eraseToAnyScheduler()
      )
    )
    store.assert(
      .send(.queryChanged("f")) { $0.query = "f" },
      .do { scheduler.advance(by: .milliseconds(200)) },
      .send(.queryChanged("fe")) { $0.query = "fe" },
      .do { scheduler.advance(by: .milliseconds(300)) },
      .receive(.searchResponse(.success([fern]))) { $0.plants = [fern] },
      .send(.plantTapped(fern)) { $0.detail = DetailState(plant: fern) },
      .send(.detail(.appeared)),
      .do { scheduler.advance() },
      .receive(.detail(.careResponse(.failure(PlantClient.Failure())))) {
        $0.detail = nil
        $0.alert = AlertState(title: "The garden doesn't answer.")
      },
      .send(.alertDismissed) { $0.alert = nil }
    )
  }
}
