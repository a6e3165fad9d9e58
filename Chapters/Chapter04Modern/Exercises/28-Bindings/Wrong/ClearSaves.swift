// wrong: clear saves, whatever was there
// says: The title was empty, and clear saved it. Nothing has changed.
// fails: Nothing is saved if the title stays the same
// gives: (empty → [""]) == []

// instead of
case .clearTapped:
  state = State()
// this
case .clearTapped where state.title.isEmpty:
  state = State()
  return .run { _ in await client.save("") }
case .clearTapped:
  state = State()
