// wrong: the reducer looks at the pages before the binding has set them
// fails: The pages keep only their digits
// says: from top to bottom

CombineReducers {
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
  BindingReducer()
}
.onChange(of: \.title) { _, state in
  .run { [title = state.title] _ in await client.save(title) }
}
