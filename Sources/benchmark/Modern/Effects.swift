// Work in a task, by itself, in a store, and in a test.

import Chapter04Modern

extension ModernBenchmark {
  func effects() async {
    let trips = 2_000
    let store = Store(initialState: Asking.State()) { Asking() }
    let test = TestStore(initialState: Asking.State()) { Asking() }
    let waiting = TestStore(initialState: Asking.State()) { Asking() }
    await waiting.send(.sleep)
    let times = await measure(
      trips,
      [
        { for _ in 0..<trips { await Task.detached {}.value } },
        { for _ in 0..<trips { await Task.detached { await MainActor.run {} }.value } },
        { for _ in 0..<trips { await store.send(.ask).finish() } },
        {
          for _ in 0..<trips {
            await test.send(.ask)
            await test.receive(\.answer) { $0.count += 1 }
          }
        },
        {
          for _ in 0..<trips {
            await waiting.send(.ask)
            await waiting.receive(\.answer) { $0.count += 1 }
          }
        },
      ]
    )
    await waiting.skipInFlightEffects()
    // An effect has to leave the main actor, and to come back with its action. So the least that
    // does the same is a task that makes this round trip, not one that only ends.
    print("\nAn effect                                time   round trip = 1")
    line("a bare task", times[0], to: times[1])
    line("a bare round trip to the main actor", times[1])
    line("run, and the action it sends", times[2], to: times[1])
    line("TestStore: send and receive", times[3], to: times[1])
    line("  while another effect sleeps", times[4], to: times[1])
  }
}

private struct Asking: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable, CasePathable {
    case ask
    case answer
    case sleep

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var answer: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .answer }, extract: { $0 == .answer ? () : nil })
      }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .ask:
        return .run { send in await send(.answer) }
      case .answer:
        state.count += 1
        return .none
      case .sleep:
        return .run { _ in try await TestClock().sleep(for: .seconds(1)) }
      }
    }
  }
}
