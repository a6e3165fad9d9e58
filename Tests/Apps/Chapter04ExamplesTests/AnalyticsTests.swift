import Chapter04Examples
import Chapter04Modern
import Chapter04PrimeTime
import Testing

@Suite("Analytics around a feature") @MainActor struct AnalyticsTests {
  let events = LockIsolated<[String]>([])

  func counted(from count: Int = 0) -> TestStoreOf<PrimeTime.Counter> {
    TestStore(initialState: PrimeTime.Counter.State(count: count)) {
      Examples.Analytics {
        PrimeTime.Counter()
      } event: { action in
        switch action {
        case .incrementTapped: "up"
        case .nthPrimeTapped: "asked"
        default: nil
        }
      }
    } withDependencies: {
      $0[Examples.AnalyticsClient.self].log = { [events] event in
        events.withValue { $0.append(event) }
      }
    }
  }

  @Test("The actions that are worth an event have one, each once") func logs() async {
    let store = counted()
    await store.send(\.incrementTapped) { $0.count = 1 }
    await store.send(\.decrementTapped) { $0.count = 0 }
    await store.send(\.incrementTapped) { $0.count = 1 }
    #expect(events.value == ["up", "up"])
  }

  @Test("The feature's own effects are as they were") func effects() async {
    let store = counted(from: 1)
    store.dependencies.continuousClock = TestClock()
    store.dependencies[PrimeTime.NthPrimeClient.self].find = { _ in 2 }
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 1) }
    await store.receive(\.nthPrime.asked)
    await store.receive(\.nthPrime.response.success) { $0.nthPrime?.answer = 2 }
    #expect(events.value == ["asked"])
  }
}
