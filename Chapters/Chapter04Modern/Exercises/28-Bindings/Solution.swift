// One action for every field
//
// Write the body of a form for a book. Each field can be set by its binding. `pages` keeps only the
// digits of what is typed. Clear empties the form. The title and the pages together are the draft.
// If an action has changed the draft, whichever action it was, the client saves it, once. If the
// title and the pages are as they were before the action, nothing is saved: not if another field
// was set, and not if an "x" was typed into the pages.
//
// kind: write
// lesson: A change, wherever it is made

import Chapter04Modern

struct Draft: Equatable, Sendable {
  var title: String
  var pages: String
}

struct DraftClient: DependencyKey {
  var save: @Sendable (_ draft: Draft) async -> Void

  static let liveValue = DraftClient { _ in }
  static let testValue = DraftClient(save: unimplemented("DraftClient.save"))
}

struct BookForm: Reducer {
  struct State: Equatable {
    var title = ""
    var author = ""
    var pages = ""
    var isRead = false
    // answer

    var draft: Draft { Draft(title: title, pages: pages) }
    // end answer
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
    .onChange(of: \.draft) { _, state in
      .run { [draft = state.draft] _ in await client.save(draft) }
    }
    // end answer
  }
}
