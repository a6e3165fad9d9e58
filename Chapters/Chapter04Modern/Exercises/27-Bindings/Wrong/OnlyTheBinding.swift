// wrong: the binding's case saves, but clear doesn't
// fails: A cleared title is saved, too
// says: only the binding saves

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
    return .none
  }
}
