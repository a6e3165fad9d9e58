import Chapter04Modern
import Testing

@Suite("A store of protocol reducers") @MainActor
struct StoreTests {
  @Test("An action that an effect sends at once is handled before send returns, 100,000 deep")
  func deep() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action == 0 ? .none : .send(action - 1)
      }
    }
    store.send(100_000)
    #expect(store.state == 100_001)
  }

  @Test("Feature round trip in a test store")
  func fact() async {
    let store = TestStore(initialState: Fact.State()) {
      Fact()
    }
    await store.send(.increment) { $0.count = 1 }
    await store.send(.ask) { $0.isLoading = true }
    await store.receive(\.response) {
      $0.isLoading = false
      $0.text = "1 is good"
    }
  }

  @Test("wrong steps")
  func wrong() async {
    await withKnownIssue {
      let store = TestStore(initialState: Fact.State()) {
        Fact()
      }
      await store.send(.increment) { $0.count = 2 }
      await store.send(.increment)
      await store.send(.ask) { $0.isLoading = true }
      await store.receive(\.increment)
      await store.send(.ask) { $0.isLoading = true }
    } matching: { print($0.comments.first ?? "", $0.sourceLocation?.line ?? 0); return true }
  }
}

struct Fact: Reducer {
  struct State: Equatable {
    var count = 0
    var isLoading = false
    var text: String?
  }
  enum Action: CasePathable, Equatable {
    case increment
    case ask
    case response(String)

    struct AllCasePaths {
      var increment: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .increment }, extract: { if case .increment = $0 { () } else { nil } })
      }
      var response: AnyCasePath<Action, String> {
        AnyCasePath(embed: { .response($0) }, extract: { if case .response(let text) = $0 { text } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .ask:
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.response("\(count) is good"))
        }
      case .response(let text):
        state.isLoading = false
        state.text = text
        return .none
      }
    }
  }
}
