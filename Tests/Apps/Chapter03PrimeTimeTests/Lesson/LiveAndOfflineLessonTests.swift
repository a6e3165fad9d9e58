import Chapter03Effects
import Chapter03PrimeTime
import Testing

// What chapter 3's pages show with the app that holds the counter twice.

@Suite struct LiveAndOfflineLessonTests {
  private func viewStore(
    _ nthPrime: NthPrimeClient
  ) -> ViewStore<LiveAndOfflineState, LiveAndOfflineAction> {
    var state = LiveAndOfflineState()
    state.live.count = 7
    state.offline.count = 7
    return ViewStore(
      Store(
        initialState: state,
        reducer: liveAndOfflineReducer,
        environment: LiveAndOfflineEnvironment(nthPrime: nthPrime, mainQueue: .immediate)
      )
    )
  }

  @Test("One reducer with two environments is two features in one app") func twice() {
    let viewStore = viewStore(.mock)
    // snippet.twice
    viewStore.send(.live(.nthPrimeTapped))
    viewStore.send(.offline(.nthPrimeTapped))
    #expect(viewStore.live.nthPrime == .found(n: 7, prime: 17))
    #expect(viewStore.offline.nthPrime == .failed(n: 7, .offline))
    // snippet.end
  }

  @Test("A response that arrives after other actions still finds its feature") func late() {
    let scheduler = TestScheduler()
    let viewStore = viewStore(
      NthPrimeClient { _ in Effect(value: 17).deferred(for: .seconds(1), scheduler: scheduler) }
    )
    // snippet.late
    viewStore.send(.live(.nthPrimeTapped))
    viewStore.send(.otherTapped)
    viewStore.send(.offline(.incrementTapped))
    scheduler.advance(by: .seconds(1))
    #expect(viewStore.live.nthPrime == .found(n: 7, prime: 17))
    // snippet.end
  }

  @Test("A scoped store notifies after each drain, its view store only of what is new") func drawn()
  {
    // snippet.drawn
    let store = Store(
      initialState: LiveAndOfflineState(),
      reducer: liveAndOfflineReducer,
      environment: LiveAndOfflineEnvironment(nthPrime: .failing, mainQueue: .failing())
    )
    let live = store.scope(state: \.live, action: LiveAndOfflineAction.live)
    let all = ViewStore(live, removeDuplicates: { _, _ in false })
    let distinct = ViewStore(live)

    var drawn = (all: 0, distinct: 0)
    let observations = [
      all.observe { _ in drawn.all += 1 },
      distinct.observe { _ in drawn.distinct += 1 },
    ]
    ViewStore(store).send(.offline(.incrementTapped))
    distinct.send(.incrementTapped)

    #expect(drawn == (all: 3, distinct: 2))
    // snippet.end
    withExtendedLifetime(observations) {}
  }
}
