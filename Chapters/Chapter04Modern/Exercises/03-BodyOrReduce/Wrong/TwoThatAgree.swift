// wrong: the body and the function both do everything, each for itself
// says: A store runs the `reduce`, and nobody asks for the body. Two implementations can always
//   differ. Write one: move what the function does into a `Reduce` in the body, and remove the
//   function.
// fails: There is one implementation
// gives: (Game.Body.self == Never.self → false) || (found is NoReduce → false)

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
