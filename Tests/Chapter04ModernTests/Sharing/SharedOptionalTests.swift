// A nil that is stored and nothing that is stored look alike, once the value's type is hidden.

import Chapter04Modern
import Testing

@Suite("Shared optionals", .timeLimit(.minutes(5))) struct SharedOptionalTests {
  @Test("One in memory begins with its first value, for all who use it")
  func firstValue() {
    @Shared(.inMemory("number")) var number: Int? = 3
    @Shared(.inMemory("number")) var other: Int? = 4
    #expect(number == 3)
    #expect(other == 3)
    @Shared(InMemoryKey<Int?>.Default[.inMemory("key"), default: 5]) var key
    #expect(key == 5)
    @SharedReader(.inMemory("reader")) var reader: String? = "hello"
    #expect(reader == "hello")
  }

  @Test("A nil in memory is kept like any other value")
  func keepsNil() {
    do {
      @Shared(.inMemory("number")) var number: Int? = 3
      $number.withLock { $0 = nil }
    }
    @Shared(.inMemory("number")) var number: Int? = 4
    #expect(number == nil)
  }

  struct Feature: Reducer {
    struct Child: Equatable { @Shared var user: String? }
    struct State: Equatable {
      var child: Child?
      var text = ""
      @Shared var limit: Int?
    }
    enum Action { case open, show, remove }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .open: state.child = Child(user: Shared(value: "Blob"))
      case .show: state.text = "limit \(state.limit ?? 0)"
      case .remove: state.$limit.withLock { $0 = nil }
      }
      return .none
    }
  }

  @MainActor private var store: TestStoreOf<Feature> {
    TestStore(initialState: Feature.State(limit: Shared(value: 5))) { Feature() }
  }

  @Test("A step that states a wrong one fails") @MainActor
  func wrongStatement() async {
    let (store, issues) = (store, LockIsolated(0))
    issues.setValue(
      await reported {
        await store.send(.open) { $0.child = Feature.Child(user: Shared(value: "Someone")) }
      }.count
    )
    #expect(issues.value == 1)
  }

  @Test("A step reads its value before the action, and states that it becomes nil") @MainActor
  func rightStatement() async {
    let store = store
    await store.send(.show) { $0.text = "limit \($0.limit ?? 0)" }
    await store.send(.remove) { $0.$limit.withLock { $0 = nil } }
    await store.send(.show) { $0.text = "limit \($0.limit ?? 0)" }
    #expect(store.state.text == "limit 0")
  }
}
