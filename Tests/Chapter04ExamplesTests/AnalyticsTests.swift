import Chapter04Examples
import Chapter04Modern
import Chapter04PrimeTime
import Testing

@Suite("Analytics around a feature") @MainActor struct AnalyticsTests {
  let events = LockIsolated<[String]>([])

  func counted() -> TestStoreOf<PrimeTime.Counter> {
    TestStore(initialState: PrimeTime.Counter.State()) {
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
    let store = counted()
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 0) }
    await store.receive(\.nthPrime.asked) { $0.nthPrime?.answer = .failure(.noSuchPrime) }
    #expect(events.value == ["asked"])
  }
}
