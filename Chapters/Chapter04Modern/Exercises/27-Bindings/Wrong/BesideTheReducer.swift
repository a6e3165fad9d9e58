// wrong: `onChange` is put on an empty reducer, which changes nothing
// fails: A typed title is saved
// says: the client saved nothing

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
EmptyReducer()
  .onChange(of: \.title) { _, state in
    .run { [title = state.title] _ in await client.save(title) }
  }
