import Chapter03Effects
import IssueTesting
import Testing

@Suite struct EnvironmentTests {
  private struct PrimeState: Equatable {
    var count = 4
    var answer: String?
  }

  private enum PrimeAction: Equatable {
    case ask
    case response(Int, Int?)
  }

  private struct PrimeEnvironment {
    var nthPrime: (Int) -> Effect<Int?, Never>

    static var mock: PrimeEnvironment { .init(nthPrime: { _ in Effect(value: 7) }) }
    static var offline: PrimeEnvironment { .init(nthPrime: { _ in Effect(value: nil) }) }
    static var failing: PrimeEnvironment {
      .init(nthPrime: { _ in .failing("PrimeEnvironment.nthPrime") })
    }
  }

  private static let prime = Reducer<PrimeState, PrimeAction, PrimeEnvironment> {
    state,
    action,
    environment in
    switch action {
    case .ask:
      let count = state.count
      return environment.nthPrime(count).map { .response(count, $0) }
    case .response(let count, let prime):
      state.answer = prime.map { "prime \(count) is \($0)" } ?? "offline"
      return .none
    }
  }

  private struct AppState: Equatable {
    var online = PrimeState()
    var offline = PrimeState()
  }

  private enum AppAction: Equatable {
    case online(PrimeAction)
    case offline(PrimeAction)
  }

  private struct AppEnvironment {
    var online = PrimeEnvironment.mock
    var offline = PrimeEnvironment.offline
  }

  private static let app = Reducer<AppState, AppAction, AppEnvironment>.combine(
    prime.pullback(
      state: \.online,
      action: CasePath(
        embed: AppAction.online,
        extract: { action in
          guard case .online(let prime) = action else { return nil }
          return prime
        }
      ),
      environment: { $0.online }
    ),
    prime.pullback(
      state: \.offline,
      action: CasePath(
        embed: AppAction.offline,
        extract: { action in
          guard case .offline(let prime) = action else { return nil }
          return prime
        }
      ),
      environment: { $0.offline }
    )
  )

  @Test("One reducer pulled back twice, with two environments, is two features in one app")
  func twoEnvironments() throws {
    var state = AppState()
    let given = Self.app.run(&state, .online(.ask), AppEnvironment()).atOnce
    // If it gave `.ask` again, the store would never come to an end.
    try #require(given == [.value(.online(.response(4, 7))), .finished])
    TestStore(initialState: AppState(), reducer: Self.app, environment: AppEnvironment()).assert(
      .send(.online(.ask)),
      .receive(.online(.response(4, 7))) { $0.online.answer = "prime 4 is 7" },
      .send(.offline(.ask)),
      .receive(.offline(.response(4, nil))) { $0.offline.answer = "offline" }
    )
  }

  // R3.11
  @Test("A failing environment names the endpoint that was used without permission") func failing()
  {
    let store = TestStore(initialState: PrimeState(), reducer: Self.prime, environment: .failing)
    expectReport("PrimeEnvironment.nthPrime was used, and nothing here said that it may be") {
      store.send(.ask)
    }
  }
}
