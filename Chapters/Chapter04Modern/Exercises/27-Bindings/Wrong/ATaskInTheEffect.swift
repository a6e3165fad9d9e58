// wrong: the effect starts a task that saves, and ends
// fails: Cancelling the effect also cancels the client's work
// says: in a task of its own

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
  .run { [title = state.title, client] _ in
    Task.detached { await client.save(title) }
  }
}
