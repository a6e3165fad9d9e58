import Chapter04Modern
import Testing

private struct Form: Reducer {
  struct State: Equatable {
    var name = ""
    var age = 0
    var log: [String] = []
  }

  enum Action: Equatable, BindableAction, CasePathable {
    case binding(BindingAction<State>)
    case fillTapped

    struct AllCasePaths: Sendable {
      var binding: AnyCasePath<Action, BindingAction<State>> {
        AnyCasePath(embed: Action.binding) { if case .binding(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.log.append("before: \(state.name)")
      return .none
    }
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.log.append("name: \(state.name)")
        state.name = String(state.name.prefix(3))
        return .none
      case .binding(\.age):
        state.log.append("age")
        return .none
      case .binding:
        return .none
      case .fillTapped:
        return .run { send in
          await send(.binding(.set(\.name, "Bob")))
          await send(.set(\.age, 7))
        }
      }
    }
  }
}

@Suite("Bindings", .timeLimit(.minutes(5))) @MainActor
struct BindingTests {
  @Test(
    "A binding action sets its field where BindingReducer stands; what comes after sees the new value"
  )
  func order() {
    let store = Store(initialState: Form.State()) { Form() }
    store.send(.binding(.set(\.name, "Robert")))
    #expect(store.log == ["before: ", "name: Robert"])
    #expect(store.name == "Rob")
    #expect(store.age == 0)
    store.age = 3
    #expect(store.age == 3)
  }

  @Test("A test sends and receives them by case key paths")
  func testStore() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    store.exhaustivity = .off
    await store.send(\.binding.name, "Robert") { $0.name = "Rob" }
    await store.send(.fillTapped)
    await store.receive(\.binding) { $0.name = "Bob" }
    await store.receive(\.binding.age) { $0.age = 7 }
    await store.send(.fillTapped)
    await store.receive(\.binding.name, "Bob")
    await store.receive(.binding(.set(\.age, 7)))
  }

  @Test("The binding in an action is found, and equal to one with the same field and value")
  func binding() {
    let binding = Form.Action.set(\.age, 1).binding
    #expect(binding == .set(\.age, 1))
    #expect(binding != .set(\.age, 2))
    #expect(binding != .set(\.name, "a"))
    #expect(Form.Action.fillTapped.binding == nil)
  }
}
