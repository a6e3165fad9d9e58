import Chapter04Compatibility
import Foundation
import Testing

private struct Form: Reducer {
  struct State: Equatable {
    var name = ""
    @BindingState var nick = ""
    var log: [String] = []
  }

  enum Action: Equatable, BindableAction, CasePathable {
    case binding(BindingAction<State>)
    case fillTapped

    struct AllCasePaths: Sendable {
      var binding: AnyCasePath<Action, BindingAction<State>> {
        AnyCasePath(
          embed: { .binding($0) },
          extract: { if case .binding(let action) = $0 { action } else { nil } }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.log.append("name: \(state.name)")
        return .none
      case .binding(\.$nick):
        state.log.append("nick: \(state.nick)")
        return .none
      case .binding:
        return .none
      case .fillTapped:
        return .run { await $0(.set(\.$nick, "B")) }
      }
    }
  }
}

@Suite("Fields marked as bindable", .timeLimit(.minutes(5))) @MainActor
struct BindingStateTests {
  @Test("A binding action sets a marked field, and a switch finds it")
  func order() {
    let store = Store(initialState: Form.State()) { Form() }
    store.send(.set(\.$nick, "Bob"))
    #expect(store.nick == "Bob")
    store.send(.binding(.set(\.name, "Robert")))
    #expect(store.log == ["nick: Bob", "name: Robert"])
  }

  @Test("A test sends and receives a marked field's actions by case key paths")
  func testStore() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    store.exhaustivity = .off
    await store.send(\.binding.$nick, "Bob") { $0.nick = "Bob" }
    await store.send(.fillTapped)
    await store.receive(\.binding.$nick, "B") { $0.nick = "B" }
    await store.send(.fillTapped)
    await store.receive(.set(\.$nick, "B"))
  }

  @Test("Two are equal if field and value are")
  func equality() {
    let set = BindingAction<Form.State>.set(\.$nick, "a")
    #expect(set == .set(\.$nick, "a"))
    #expect(set != .set(\.$nick, "b"))
    #expect(set != .set(\.name, "a"))
  }

  @Test("A marked field is compared, hashed and coded as its value")
  func valueSemantics() throws {
    struct Coded: Codable, Hashable {
      @BindingState var name = "a"
    }
    let data = try JSONEncoder().encode(Coded())
    #expect(String(decoding: data, as: UTF8.self) == #"{"name":"a"}"#)
    #expect(try JSONDecoder().decode(Coded.self, from: data) == Coded())
    #expect(Set([Coded(), Coded(name: "b"), Coded()]).count == 2)
  }
}
