// docs/views.md shows a feature that a text field is bound to, and docs/faq.md one that works only
// when the text changes. They are compiled and tested here.

import Chapter04Modern
import Testing

@MainActor
@Suite("A text field") struct TextFieldTests {
  // snippet.feature
  struct Profile: Reducer {
    struct State: Equatable { var name = "" }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
    }
  }
  // snippet.end

  @Test("Typing sets the field") func typing() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(.binding(.set(\.name, "Blob"))) { $0.name = "Blob" }
  }

  struct Search: Reducer {
    struct State: Equatable {
      var query = ""
      var requests = 0
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
        .onChange(of: \.query) { _, state in
          state.requests += 1
          return .none
        }
    }
  }

  @Test("An onChange ignores a second action with the same text") func sameTwice() async {
    let store = TestStore(initialState: Search.State()) { Search() }
    await store.send(.binding(.set(\.query, "a"))) {
      $0.query = "a"
      $0.requests = 1
    }
    await store.send(.binding(.set(\.query, "a")))
  }
}
