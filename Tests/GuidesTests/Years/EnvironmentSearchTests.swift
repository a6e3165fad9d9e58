// The screen of docs/migration/through-the-years.md as version 0.38 wrote it, compiled against
// chapter 3. `YearsTests` compares it with the page's file.

import Chapter03Effects
import Dispatch
import Testing

// What chapter 3 lacks: an alert as a value, and case paths that reflection finds.

private typealias TextState = String

private struct AlertState<Action>: Equatable {
  let title: TextState
}

prefix operator /

private prefix func / <Root, Value>(
  embed: @escaping @Sendable (Value) -> Root
) -> CasePath<Root, Value> {
  @Sendable func child(_ root: Root) -> Mirror.Child? { Mirror(reflecting: root).children.first }
  return CasePath(embed: embed) { root in
    guard let (label, value) = child(root), let payload = value as? Value,
      label == child(embed(payload))?.label
    else { return nil }
    return payload
  }
}

// MARK: - Features

private struct Plant: Equatable, Identifiable {
  let id: Int
  var name: String
}

private struct PlantClient {
  struct Failure: Error, Equatable {}

  var search: (String) -> Effect<[Plant], Failure>
  var care: (Int) -> Effect<String, Failure>
}

private struct DetailState: Equatable {
  let plant: Plant
  var care: String?
}

private enum DetailAction: Equatable {
  case appeared
  case careResponse(Result<String, PlantClient.Failure>)
}

private struct SearchState: Equatable {
  var query = ""
  var plants: [Plant] = []
  var detail: DetailState?
  var alert: AlertState<SearchAction>?
}

private enum SearchAction: Equatable {
  case queryChanged(String)
  case searchResponse(Result<[Plant], PlantClient.Failure>)
  case plantTapped(Plant)
  case detail(DetailAction)
  case detailDismissed
  case alertDismissed
}

private struct SearchEnvironment {
  var client: PlantClient
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

private struct CareID: Hashable {}
private struct SearchID: Hashable {}

private let detailReducer = Reducer<DetailState, DetailAction, SearchEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .appeared:
    return environment.client.care(state.plant.id)
      .receive(on: environment.mainQueue)
      .catchToEffect(DetailAction.careResponse)
      .cancellable(id: CareID())

  case .careResponse(.success(let care)):
    state.care = care
    return .none

  case .careResponse(.failure):
    return .none
  }
}

private let searchReducer = Reducer<SearchState, SearchAction, SearchEnvironment>.combine(
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
        .catchToEffect(SearchAction.searchResponse)
        .debounce(id: SearchID(), for: .milliseconds(300), scheduler: environment.mainQueue)

    case .searchResponse(.success(let plants)):
      state.plants = plants
      return .none

    case .searchResponse(.failure), .detail(.careResponse(.failure)):
      state.detail = nil
      state.alert = AlertState(title: TextState("The garden doesn't answer."))
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

// MARK: - Test

@Suite("The search, as version 0.38 wrote it") struct EnvironmentSearchTests {
  @Test("A search waits for a pause, and a failed detail ends in an alert") func search() {
    let fern = Plant(id: 1, name: "Fern")
    let scheduler = DispatchQueue.test
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
    store.send(.queryChanged("f")) { $0.query = "f" }
    scheduler.advance(by: .milliseconds(200))
    store.send(.queryChanged("fe")) { $0.query = "fe" }
    scheduler.advance(by: .milliseconds(300))
    store.receive(.searchResponse(.success([fern]))) { $0.plants = [fern] }
    store.send(.plantTapped(fern)) { $0.detail = DetailState(plant: fern) }
    store.send(.detail(.appeared))
    scheduler.advance()
    store.receive(.detail(.careResponse(.failure(PlantClient.Failure())))) {
      $0.detail = nil
      $0.alert = AlertState(title: TextState("The garden doesn't answer."))
    }
    store.send(.alertDismissed) { $0.alert = nil }
  }
}
