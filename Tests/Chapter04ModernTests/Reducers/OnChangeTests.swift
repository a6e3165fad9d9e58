import Chapter04Modern
import Testing

private struct Settings: Reducer {
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }
  enum Action: Equatable {
    case add(Int)
    case changed(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .add(let number) = action { state.count += number }
      return .none
    }
    .onChange(of: \.count) { oldValue, newValue in
      Reduce { state, action in
        state.log.append("\(oldValue) → \(newValue) by \(action)")
        return .send(.changed(newValue))
      }
    }
    Reduce { state, action in
      if state.count == 5 { state.count = 6 }
      return .none
    }
  }
}

@Suite("onChange", .timeLimit(.minutes(5))) @MainActor
struct OnChangeTests {
  @Test("It runs when the value has changed by the reducer it is on, with both values")
  func change() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.add(0))
    await store.send(.add(1)) {
      $0.count = 1
      $0.log = ["0 → 1 by add(1)"]
    }
    await store.receive(.changed(1))
  }

  @Test("A change by another reducer of the body is none of its business")
  func other() {
    let store = Store(initialState: Settings.State()) { Settings() }
    store.send(.add(5))
    #expect(store.count == 6)
    #expect(store.log == ["0 → 5 by add(5)"])
  }

  @Test("It may be a closure that changes the state and returns an effect")
  func effect() async {
    let store = TestStore(initialState: Settings.State()) {
      Reduce<Settings.State, Settings.Action> { state, action in
        if case .add(let number) = action { state.count += number }
        return .none
      }
      .onChange(of: \.count) { oldValue, state in
        state.log.append("\(oldValue) → \(state.count)")
        return .send(.changed(state.count))
      }
      .onChange(of: \.log.count) { _, _ in .none }
    }
    await store.send(.add(0))
    await store.send(.add(1)) {
      $0.count = 1
      $0.log = ["0 → 1"]
    }
    await store.receive(.changed(1))
  }

  @Test("What counts as a change may be said")
  func removeDuplicates() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return .none
      }
      .onChange(of: { $0 }, removeDuplicates: { $0 / 10 == $1 / 10 }) { _, new in
        Reduce { state, _ in
          state = -new
          return .none
        }
      }
    }
    store.send(5)
    #expect(store.state == 5)
    store.send(12)
    #expect(store.state == -12)
  }
}

@Suite("_printChanges", .timeLimit(.minutes(5)))
struct PrintChangesTests {
  @Test("It prints after the reducer ran, and runs it exactly once")
  func printer() {
    let lines = Locked<[String]>([])
    let reducer = Reduce<Int, Int> { state, action in
      state += action
      return .none
    }
    ._printChanges(
      _ReducerPrinter { action, old, new in
        lines.withLock { $0.append("\(action): \(old) → \(new)") }
      }
    )
    var state = 1
    _ = reducer.reduce(into: &state, action: 2)
    #expect(state == 3)
    #expect(lines.value == ["2: 1 → 3"])
  }

  @Test("It shows how a shared value has changed, which isn't copied with the state")
  func shared() {
    struct State {
      @Shared var count: Int
      var name = "Ada"
    }
    var lines: [String] = []
    let reducer = Reduce<State, Int> { state, action in
      state.$count.withLock { $0 += action }
      return .none
    }
    ._printChanges(.customDump(to: { lines.append($0) }))
    var state = State(count: Shared(value: 1))
    _ = reducer.reduce(into: &state, action: 2)
    _ = reducer.reduce(into: &state, action: 0)
    #expect(
      lines == ["received action: 2\n  _count: 1 → 3", "received action: 0\n  (No state changes)"]
    )
  }

  @Test("A custom printer reads a shared value as it is afterwards in both states")
  func sharedInCustomPrinter() {
    struct State { @Shared var count: Int }
    var counts: [[Int]] = []
    let reducer = Reduce<State, Int> { state, action in
      state.$count.withLock { $0 += action }
      return .none
    }
    ._printChanges(_ReducerPrinter { _, old, new in counts.append([old.count, new.count]) })
    var state = State(count: Shared(value: 1))
    _ = reducer.reduce(into: &state, action: 2)
    #expect(counts == [[3, 3]])
  }

  @Test("Switched off, it still runs the reducer")
  func off() {
    var state = 1
    _ = Reduce<Int, Int> { state, action in
      state += action
      return .none
    }
    ._printChanges(nil)
    .reduce(into: &state, action: 2)
    #expect(state == 3)
  }
}
