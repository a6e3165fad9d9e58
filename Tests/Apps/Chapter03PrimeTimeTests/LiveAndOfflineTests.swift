import Chapter03Effects
import Chapter03PrimeTime
import Dispatch
import Testing

@Suite struct LiveAndOfflineTests {
  private let scheduler = DispatchQueue.test

  private func storeAtSeven() -> TestStore<
    LiveAndOfflineState, LiveAndOfflineAction, LiveAndOfflineEnvironment
  > {
    var state = LiveAndOfflineState()
    state.live.count = 7
    state.offline.count = 7
    return TestStore(
      initialState: state,
      reducer: liveAndOfflineReducer,
      environment: LiveAndOfflineEnvironment(
        nthPrime: .mock,
        mainQueue: scheduler.eraseToAnyScheduler()
      )
    )
  }

  // R3.11
  @Test("One reducer pulled back with two environments: one counter is offline, the other isn't")
  func both() {
    storeAtSeven().assert(
      .send(.offline(.nthPrimeTapped)) { $0.offline.nthPrime = .computing(n: 7) },
      .send(.live(.nthPrimeTapped)) { $0.live.nthPrime = .computing(n: 7) },
      .do { scheduler.advance() },
      .receive(.offline(.nthPrimeResponse(7, .failure(.offline)))) {
        $0.offline.nthPrime = .failed(n: 7, .offline)
      },
      .receive(.live(.nthPrimeResponse(7, .success(17)))) {
        $0.live.nthPrime = .found(n: 7, prime: 17)
      }
    )
  }

  @Test("Leaving one cancels its own request, not the other's") func cancellation() {
    storeAtSeven().assert(
      .send(.live(.nthPrimeTapped)) { $0.live.nthPrime = .computing(n: 7) },
      .send(.offline(.nthPrimeTapped)) { $0.offline.nthPrime = .computing(n: 7) },
      .send(.offline(.screenLeft)) { $0.offline.nthPrime = nil },
      .do { scheduler.advance() },
      .receive(.live(.nthPrimeResponse(7, .success(17)))) {
        $0.live.nthPrime = .found(n: 7, prime: 17)
      }
    )
  }

  @Test("Keys go to the visible counter") func keys() {
    let viewStore = ViewStore(
      Store(
        initialState: LiveAndOfflineState(),
        reducer: liveAndOfflineReducer,
        environment: LiveAndOfflineEnvironment(nthPrime: .mock, mainQueue: .immediate)
      )
    )
    func press(_ keys: String) -> [String] {
      for key in keys {
        if let action = liveAndOfflinePanel(viewStore.state).action(forKey: key, at: noon) {
          viewStore.send(action)
        }
      }
      return liveAndOfflinePanel(viewStore.state).screen
    }
    let live = press("++n")
    #expect(live[0].hasSuffix("Counter, live"))
    #expect(live[5].hasSuffix("The 2nd prime is 17"))
    let offline = press("o+n")
    #expect(offline[0].hasSuffix("Counter, offline"))
    #expect(offline[3].hasSuffix(" 1"))
    #expect(offline[5].hasSuffix("The prime service is offline."))
    #expect(press("o") == live)
  }
}
