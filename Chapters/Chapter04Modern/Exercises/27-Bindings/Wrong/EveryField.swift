// wrong: every binding saves the title
// fails: Nothing is saved if the title stays the same
// says: the title was saved each time

BindingReducer()
Reduce { state, action in
  if case .binding(\.pages) = action { state.pages.removeAll { !$0.isNumber } }
  if case .clearTapped = action { state = State() }
  return .run { [title = state.title] _ in await client.save(title) }
}
