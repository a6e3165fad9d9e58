// wrong: the game's own part comes first, as it did in the file
// fails: The counter runs first, and the highest count follows it
// says: saw the old count

var body: some ReducerOf<Self> {
  Reduce { state, action in
    switch action {
    case .stepped:
      state.highest = max(state.highest, state.count)
    case .resetTapped:
      state = State()
    }
    return .none
  }
  Counter()
}
