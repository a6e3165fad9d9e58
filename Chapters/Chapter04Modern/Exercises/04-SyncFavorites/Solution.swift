// Twice, together, in turn
//
// PrimeTime's favourites are kept on the device and on a server. Write three effects. All requests
// go to `client`.
//
// - `load` sends `.loaded` twice, each time as soon as the response is there: first what the device
//   has, and then what the server has. The server is called when the device has responded.
// - `save` saves in both places at the same time. As soon as a place is done, `.saved` is sent.
// - `sync` does what `save` does. When both places are done, it does what `load` does.
//
// kind: write
// lesson: A description of work

import Chapter04Modern

enum Place: CaseIterable {
  case device, server
}

struct FavoritesClient: DependencyKey {
  var load: @Sendable (_ from: Place) async -> [Int]
  var save: @Sendable (_ primes: [Int], _ place: Place) async -> Void

  static let liveValue = FavoritesClient(load: { _ in [] }, save: { _, _ in })
}

struct Favorites: Reducer {
  struct State: Equatable {
    var primes: [Int] = []
    var saved: Set<Place> = []
  }

  enum Action: Equatable {
    case loadTapped
    case saveTapped
    case syncTapped
    case loaded([Int])
    case saved(Place)
  }

  @Dependency(FavoritesClient.self) var client

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loadTapped: return load()
    case .saveTapped: return save(state.primes)
    case .syncTapped: return sync(state.primes)
    case .loaded(let primes): state.primes = primes
    case .saved(let place): state.saved.insert(place)
    }
    return .none
  }

  func load() -> Effect<Action> {
    // answer
    // starter: .none  // Your code here.
    .run { send in
      await send(.loaded(client.load(.device)))
      await send(.loaded(client.load(.server)))
    }
    // end answer
  }

  func save(_ primes: [Int]) -> Effect<Action> {
    // answer
    // starter: .none  // Your code here.
    .merge(
      Place.allCases.map { place in
        .run { send in
          await client.save(primes, place)
          await send(.saved(place))
        }
      }
    )
    // end answer
  }

  func sync(_ primes: [Int]) -> Effect<Action> {
    // answer
    // starter: .none  // Your code here.
    .concatenate(save(primes), load())
    // end answer
  }
}
