// wrong: the binding's case and clear both save, changed or not
// fails: If the title stays the same, nothing is saved
// says: both saved it

BindingReducer()
Reduce { state, action in
  switch action {
  case .binding(\.title):
    return .run { [title = state.title] _ in await client.save(title) }
  case .binding(\.pages):
    state.pages.removeAll { !$0.isNumber }
    return .none
  case .binding:
    return .none
  case .clearTapped:
    state = State()
    return .run { _ in await client.save("") }
  }
}
