// The screen of docs/migration/through-the-years.md as version 1.25 writes it, with what its macros
// write put in by hand, compiled against chapter 4. `YearsTests` compares it with the page's file.

import Chapter04Compatibility
import Chapter04Modern
import Testing

// MARK: - Features

private struct Plant: Equatable, Identifiable {
  let id: Int
  var name: String
}

private struct PlantClient {
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

private struct Detail: Reducer {
  struct State: Equatable {
    let plant: Plant
    var care: String?
  }

  enum Action: CasePathable {
    case appeared
    case careResponse(Result<String, any Error>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var appeared: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .appeared }, extract: { if case .appeared = $0 { () } else { nil } })
      }
      var careResponse: AnyCasePath<Action, Result<String, any Error>> {
        AnyCasePath(embed: Action.careResponse) {
          if case .careResponse(let it) = $0 { it } else { nil }
        }
      }
    }
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

private struct Search: Reducer {
  struct Destination: Reducer {
    enum State: Equatable, CasePathable {
      case detail(Detail.State)
      case alert(AlertState<Never>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var detail: AnyCasePath<State, Detail.State> {
          AnyCasePath(embed: State.detail) { if case .detail(let it) = $0 { it } else { nil } }
        }
      }
    }

    enum Action: CasePathable {
      case detail(Detail.Action)
      case alert(Never)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var detail: AnyCasePath<Action, Detail.Action> {
          AnyCasePath(embed: Action.detail) { if case .detail(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifCaseLet(\.detail, action: \.detail) { Detail() }
    }
  }

  struct State: Equatable {
    var query = ""
    var plants: [Plant] = []
    @PresentationState var destination: Destination.State?
  }

  enum Action: CasePathable {
    case queryChanged(String)
    case searchResponse(Result<[Plant], any Error>)
    case plantTapped(Plant)
    case destination(PresentationAction<Destination.Action>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var queryChanged: AnyCasePath<Action, String> {
        AnyCasePath(embed: Action.queryChanged) {
          if case .queryChanged(let it) = $0 { it } else { nil }
        }
      }
      var searchResponse: AnyCasePath<Action, Result<[Plant], any Error>> {
        AnyCasePath(embed: Action.searchResponse) {
          if case .searchResponse(let it) = $0 { it } else { nil }
        }
      }
      var plantTapped: AnyCasePath<Action, Plant> {
        AnyCasePath(embed: Action.plantTapped) {
          if case .plantTapped(let it) = $0 { it } else { nil }
        }
      }
      var destination: AnyCasePath<Action, PresentationAction<Destination.Action>> {
        AnyCasePath(embed: Action.destination) {
          if case .destination(let it) = $0 { it } else { nil }
        }
      }
    }
  }

  enum CancelID { case search }

  @Dependency(PlantClient.self) var plants
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // snippet.debounce
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
      // snippet.end

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
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

// MARK: - Test

@Suite("The search, as version 1.25 writes it") @MainActor struct ModernSearchTests {
  @Test("A search waits for a pause, and a failed detail ends in an alert") func search() async {
    // snippet.debounceTest
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
    // snippet.end
    await store.send(\.plantTapped, fern) { $0.destination = .detail(Detail.State(plant: fern)) }
    await store.send(\.destination.detail.appeared)
    await store.receive(\.destination.detail.careResponse.failure) {
      $0.destination = .alert(AlertState { TextState("The garden doesn't answer.") })
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }
}
