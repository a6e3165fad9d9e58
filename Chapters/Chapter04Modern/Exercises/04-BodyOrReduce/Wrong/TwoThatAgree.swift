// wrong: the body and the function both do everything, each for itself
// fails: A direct call does what the app does
// says: two implementations

func reduce(into state: inout State, action: Action) -> Effect<Action> {
  _ = Counter().reduce(into: &state, action: action)
  return rest(&state, action)
}

var body: some ReducerOf<Self> {
  Counter()
  Reduce { state, action in rest(&state, action) }
}

private func rest(_ state: inout State, _ action: Action) -> Effect<Action> {
  switch action {
  case .stepped:
    state.highest = max(state.highest, state.count)
  case .resetTapped:
    state = State()
  }
  return .none
}
