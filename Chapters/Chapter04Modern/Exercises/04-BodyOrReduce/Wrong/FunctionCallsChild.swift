// wrong: the function runs the counter by hand, and the body is still there
// fails: In the app, the game's own part runs
// says: a store runs the body

func reduce(into state: inout State, action: Action) -> Effect<Action> {
  switch action {
  case .stepped(let step):
    state.count += step
    state.highest = max(state.highest, state.count)
  case .resetTapped:
    state = State()
  }
  return .none
}

var body: some ReducerOf<Self> {
  Counter()
}
