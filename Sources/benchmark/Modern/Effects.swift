// Work in a task, by itself, in a store, and in a test.

import Chapter04Modern

extension ModernBenchmark {
  func effects() async {
    let trips = 2_000
    let store = Store(initialState: Asking.State()) { Asking() }
    let test = TestStore(initialState: Asking.State()) { Asking() }
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
      ]
    )
    print("\nAn effect                                time   bare = 1")
    line("a bare task", times[0])
    line("a bare task that visits the main actor", times[1], to: times[0])
    line("run, and the action it sends", times[2], to: times[0])
    line("TestStore: send and receive", times[3], to: times[0])
  }
}

private struct Asking: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable, CasePathable {
    case ask
    case answer

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
      }
    }
  }
}
