// wrong: `onChange` is put on `BindingReducer` alone
// fails: A cleared title is saved, too
// says: only the binding saves

BindingReducer()
  .onChange(of: \.title) { _, state in
    .run { [title = state.title] _ in await client.save(title) }
  }
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
