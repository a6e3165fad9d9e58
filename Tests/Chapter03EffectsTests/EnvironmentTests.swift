import Chapter03Effects
import IssueTesting
import Testing

@Suite struct EnvironmentTests {
  private struct PrimeEnvironment {
    var nthPrime: (Int) -> Effect<Int, Never>

    static var failing: PrimeEnvironment {
      .init(nthPrime: { _ in .failing("PrimeEnvironment.nthPrime") })
    }
  }

  // R3.11
  @Test("A failing environment names the endpoint that was used without permission") func failing()
  {
    let store = TestStore(
      initialState: 4,
      reducer: Reducer<Int, Int, PrimeEnvironment> { count, _, environment in
        environment.nthPrime(count)
      },
      environment: .failing
    )
    expectReport("PrimeEnvironment.nthPrime was used, and nothing here said that it may be") {
      store.send(1)
    }
  }
}
