// wrong: the body calls the function, and the function is still what a direct call runs
// fails: A direct call does what the app does
// says: write one

func reduce(into state: inout State, action: Action) -> Effect<Action> {
  switch action {
  case .stepped:
    state.highest = max(state.highest, state.count)
  case .resetTapped:
    state = State()
  }
  return .none
}

var body: some ReducerOf<Self> {
  Counter()
  Reduce { state, action in reduce(into: &state, action: action) }
}
