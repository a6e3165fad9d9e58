// wrong: the binding's case and clear both save, changed or not
// fails: Nothing is saved if the title stays the same
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
