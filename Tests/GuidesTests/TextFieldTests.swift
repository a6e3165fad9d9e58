// docs/views.md shows a feature that a text field is bound to. It is compiled and tested here.

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
}
