// wrong: the body looks like a duplicate, and is deleted
// fails: In the app, the counter counts
// says: no longer runs anywhere

func reduce(into state: inout State, action: Action) -> Effect<Action> {
  switch action {
  case .stepped:
    state.highest = max(state.highest, state.count)
  case .resetTapped:
    state = State()
  }
  return .none
}
