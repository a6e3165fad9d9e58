// docs/migration/time.md replaces `throttle` with state and a sleep. Two things are easily lost:
// the first value must not wait, and the newest must not be dropped.

import Chapter04Modern
import Testing

@Suite("A throttle without an operator") @MainActor struct ThrottleTests {
  struct Scrolling: Reducer {
    struct State: Equatable {
      var isPausing = false
      var next: Int?
      var reported: [Int] = []
    }

    enum Action: Equatable, Sendable {
      case scrolled(Int)
      case pauseEnded
    }

    @Dependency(\.continuousClock) var clock

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        // snippet.throttle
        case .scrolled(let offset):
          if state.isPausing {
            state.next = offset
            return .none
          }
          state.isPausing = true
          state.reported.append(offset)
          return .run { send in
            try await clock.sleep(for: .milliseconds(500))
            await send(.pauseEnded)
          }

        case .pauseEnded:
          state.isPausing = false
          guard let next = state.next else { return .none }
          state.next = nil
          return .send(.scrolled(next))
        // snippet.end
        }
      }
    }
  }

  @Test("The first value goes through immediately, and the newest one when the pause ends")
  func newest() async {
    let clock = TestClock()
    let store = TestStore(initialState: Scrolling.State()) {
      Scrolling()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.scrolled(1)) {
      $0.isPausing = true
      $0.reported = [1]
    }
    await store.send(.scrolled(2)) { $0.next = 2 }
    await clock.advance(by: .milliseconds(200))
    await store.send(.scrolled(3)) { $0.next = 3 }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.pauseEnded) {
      $0.isPausing = false
      $0.next = nil
    }
    await store.receive(.scrolled(3)) {
      $0.isPausing = true
      $0.reported = [1, 3]
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(.pauseEnded) { $0.isPausing = false }
  }
}
