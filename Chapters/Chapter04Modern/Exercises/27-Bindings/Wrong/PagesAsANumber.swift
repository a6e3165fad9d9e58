// wrong: the pages become a number, and then a text again
// fails: The pages keep only their digits
// says: keeps all of its digits

CombineReducers {
  BindingReducer()
  Reduce { state, action in
    switch action {
    case .binding(\.pages):
      state.pages = String(Int(state.pages.filter(\.isNumber)) ?? 0)
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
    await client.save(title)
  }
}
