// A wrapper that measures how long a feature's reducers and effects take.

import Chapter04Modern
import Testing

extension Reducer {
  /// Calls `record` with the time that each action's reducers take, and with the time until the
  /// last of its effects has finished. A cancelled effect isn't recorded.
  func timed<C: Clock<Duration>>(
    on clock: C,
    record: @escaping @Sendable (_ what: String, _ took: Duration) -> Void
  ) -> some Reducer<State, Action> {
    let base = Reduce(self)
    return Reduce { state, action in
      let began = clock.now
      let effect = base.reduce(into: &state, action: action)
      record("reducers of \(action)", began.duration(to: clock.now))
      let finished = "effects of \(action)"
      return .concatenate(
        effect,
        .run { _ in record(finished, began.duration(to: clock.now)) }
      )
    }
  }
}

@Suite("How long a feature takes") @MainActor struct TimingTests {
  struct Search: Reducer {
    struct State: Equatable {}
    enum Action: Equatable { case searched, found }
    let clock: TestClock<Duration>

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      guard action == .searched else { return .none }
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(2))
        await send(.found)
      }
    }
  }

  @Test("Each action's reducers and effects are measured") func search() async {
    let clock = TestClock()
    let records = LockIsolated<[String]>([])
    let store = TestStore(initialState: Search.State()) {
      Search(clock: clock).timed(on: clock) { what, took in
        records.withValue { $0.append("\(what): \(took)") }
      }
    }
    await store.send(.searched)
    await clock.advance(by: .seconds(2))
    await store.receive(.found)
    await store.finish()
    #expect(
      records.value.sorted() == [
        "effects of found: 0.0 seconds", "effects of searched: 2.0 seconds",
        "reducers of found: 0.0 seconds", "reducers of searched: 0.0 seconds",
      ]
    )
  }
}
