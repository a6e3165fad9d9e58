// One action for every field
//
// Write the body of a form for a book. Each field can be set by its binding. `pages` keeps only the
// digits of what is typed. Clear empties the form. Whenever the title changes, for whatever reason,
// the client saves it. Setting the title to the value that it already has saves nothing, and
// neither does a change to another field.
//
// kind: write
// lesson: A change, wherever it is made

import Chapter04Modern

struct DraftClient: DependencyKey {
  var save: @Sendable (_ title: String) async -> Void

  static let liveValue = DraftClient { _ in }
  static let testValue = DraftClient(save: unimplemented("DraftClient.save"))
}

struct BookForm: Reducer {
  struct State: Equatable {
    var title = ""
    var author = ""
    var pages = ""
    var isRead = false
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case clearTapped
  }

  @Dependency(DraftClient.self) var client

  var body: some ReducerOf<Self> {
    // answer
    // starter: EmptyReducer()  // Your code here.
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.pages):
          state.pages.removeAll { !$0.isNumber }
        case .binding:
          break
        case .clearTapped:
          state = State()
        }
        return .none
      }
    }
    .onChange(of: \.title) { _, state in
      .run { [title = state.title] _ in await client.save(title) }
    }
    // end answer
  }
}
