// The guide to an effect that doesn't end, from the symptom to the line.

import Chapter04Modern
import IssueTesting
import Testing

@Suite("An effect that doesn't end") @MainActor struct StuckEffectTests {
  struct LocationsKey: TestDependencyKey {
    static let testValue: @Sendable () -> AsyncStream<Int> = { AsyncStream { _ in } }
  }

  // snippet.Map
  struct Map: Reducer {
    struct State: Equatable {
      var place: Int?
      var isOpen = true
    }
    enum Action: Equatable {
      case appeared
      case closeTapped
      case moved(Int)
    }
    @Dependency(LocationsKey.self) var locations

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          return .run { send in
            for await place in locations() { await send(.moved(place)) }
          }

        case .closeTapped:
          state.isOpen = false
          return .none

        case .moved(let place):
          state.place = place
          return .none
        }
      }
    }
  }
  // snippet.end

  @Test("The failure names the action that began it") func symptom() async {
    await expectReport("• .appeared") {
      // snippet.symptom
      let store = TestStore(initialState: Map.State()) { Map() }
      await store.send(.appeared)
      await store.send(.closeTapped) { $0.isOpen = false }
      await store.finish(timeout: .zero)
      // snippet.end
    }
  }

  /// The map after the fix.
  enum Fixed {
    struct Map: Reducer {
      struct State: Equatable {
        var place: Int?
        var isOpen = true
      }
      enum Action: Equatable {
        case appeared
        case closeTapped
        case moved(Int)
      }
      @Dependency(LocationsKey.self) var locations
      private enum CancelID { case locations }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          // snippet.fixed
          case .appeared:
            return .run { send in
              for await place in locations() { await send(.moved(place)) }
            }
            .cancellable(id: CancelID.locations)

          case .closeTapped:
            state.isOpen = false
            return .cancel(id: CancelID.locations)
          // snippet.end

          case .moved(let place):
            state.place = place
            return .none
          }
        }
      }
    }
  }

  @Test("Cancelled where the screen closes, it has ended when the test does") func mended() async {
    typealias Map = Fixed.Map
    let store = TestStore(initialState: Map.State()) { Map() }
    await store.send(.appeared)
    await store.send(.closeTapped) { $0.isOpen = false }
    await store.finish()
  }

  @Test("A test can end an effect as the view that began it does") func viewGoesAway() async {
    // snippet.viewGoesAway
    let store = TestStore(initialState: Map.State()) { Map() }
    let view = await store.send(.appeared)
    await view.cancel()
    // snippet.end
  }

  @Test("The task of a send ends with the effects of that send") func task() async {
    let store = Store(initialState: Map.State()) { Map() }
    let task = store.send(.appeared)
    store.send(.closeTapped)
    #expect(!task.isCancelled)
    task.cancel()
    await task.finish()
  }
}
