// wrong: a binding of the title changes it
// says: The title was set to what it was, and that was saved. Nothing has changed.
// fails: Nothing is saved if the title stays the same
// gives: (again → ["Emma"]) == []

// instead of
case .binding(\.pages):
// this
case .binding(\.title):
  return .run { [title = state.title] _ in await client.save(title) }
case .binding(\.pages):

// instead of
case .clearTapped:
  state = State()
// this
case .clearTapped where state.title.isEmpty:
  state = State()
case .clearTapped:
  state = State()
  return .run { _ in await client.save("") }

// instead of
.onChange(of: \.title) { _, state in
  .run { [title = state.title] _ in await client.save(title) }
}
// this

