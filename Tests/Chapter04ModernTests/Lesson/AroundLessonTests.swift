import Chapter04Examples
import Chapter04Modern
import Testing

// The code of the page "Around any feature", failures included.

private struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var isLocked = false
  }
  enum Action: Equatable { case incrementTapped, resetTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .incrementTapped: state.count += 1
    case .resetTapped: state.count = 0
    }
    return .none
  }
}

// snippet.When
extension Reducer {
  /// Runs this reducer only while the condition holds.
  func when(_ condition: @escaping (State) -> Bool) -> some Reducer<State, Action> {
    let base = Reduce(self)
    return Reduce { state, action in
      condition(state) ? base.reduce(into: &state, action: action) : .none
    }
  }
}
// snippet.end

// snippet.operatorForm
extension Reducer {
  func analytics(
    _ event: @escaping (Action) -> String?
  ) -> some Reducer<State, Action> {
    Examples.Analytics {
      self
    } event: {
      event($0)
    }
  }
}
// snippet.end

@Suite("Around any feature", .timeLimit(.minutes(5))) @MainActor struct AroundLessonTests {
  @Test("An operator reads from the feature outwards") func operators() async {
    let events = LockIsolated<[String]>([])
    // snippet.operators
    let store = TestStore(initialState: Counter.State()) {
      Counter()
        .when { !$0.isLocked }
        .analytics { $0 == .incrementTapped ? "count up" : nil }
    } withDependencies: {
      $0[Examples.AnalyticsClient.self].log = { event in events.withValue { $0.append(event) } }
    }
    await store.send(.incrementTapped) { $0.count = 1 }
    #expect(events.value == ["count up"])
    // snippet.end
  }

  @Test("Their order is the order of the calls: what is outside runs around") func order() async {
    let events = LockIsolated<[String]>([])
    // snippet.predictOrder
    let inside = TestStore(initialState: Counter.State(isLocked: true)) {
      Counter().analytics { _ in "tap" }.when { !$0.isLocked }
    } withDependencies: {
      $0[Examples.AnalyticsClient.self].log = { _ in events.withValue { $0.append("inside") } }
    }
    let outside = TestStore(initialState: Counter.State(isLocked: true)) {
      Counter().when { !$0.isLocked }.analytics { _ in "tap" }
    } withDependencies: {
      $0[Examples.AnalyticsClient.self].log = { _ in events.withValue { $0.append("outside") } }
    }
    await inside.send(.incrementTapped)
    await outside.send(.incrementTapped)
    // snippet.end
    // snippet.predictOrderAnswer
    #expect(events.value == ["outside"])
    // snippet.end
  }
}
