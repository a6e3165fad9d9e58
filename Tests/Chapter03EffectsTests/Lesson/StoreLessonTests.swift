import Chapter03Effects
import Testing

// What page 3.5 shows, failures included, so that they can be believed.

@Suite struct DrawnTests {
  @Test("A scope is told of each drain, its view store only of what is new") func drawn() {
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

  @Test("A binding writes by sending, and reads what the reducer made of it") func binding() {
    enum Action {
      case volumeChanged(Int)
    }
    // snippet.binding
    let reducer = Reducer<Int, Action, Void> { volume, action, _ in
      switch action {
      case .volumeChanged(let wanted):
        volume = min(max(wanted, 0), 10)
        return .none
      }
    }
    let viewStore = ViewStore(Store(initialState: 5, reducer: reducer, environment: ()))
    let volume = viewStore.binding(get: { $0 }, send: Action.volumeChanged)
    volume.wrappedValue = 12
    #expect(volume.wrappedValue == 10)
    // snippet.end
  }
}
