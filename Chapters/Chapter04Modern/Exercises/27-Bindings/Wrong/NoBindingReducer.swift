// wrong: nothing carries out the bindings
// fails: Each binding sets its field
// says: no field is set

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
}
.onChange(of: \.title) { _, state in
  .run { [title = state.title] _ in await client.save(title) }
}
