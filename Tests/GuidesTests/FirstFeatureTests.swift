import Chapter04Modern
import Testing

// What docs/installing.md has you write first in a package of your own: a feature, and its test.

// snippet.Counter
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case incrementTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementTapped:
        state.count += 1
        return .none
      }
    }
  }
}
// snippet.end

// snippet.CounterTests
@MainActor struct CounterTests {
  @Test("A tap adds one") func increment() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementTapped) { $0.count = 1 }
  }
}
// snippet.end
