// wrong: a save ends the one that is still in flight
// fails: A typed title is saved
// says: whatever is in flight

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
    .cancellable(id: "save", cancelInFlight: true)
}
