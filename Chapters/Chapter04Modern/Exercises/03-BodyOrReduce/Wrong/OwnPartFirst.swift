// wrong: the game's own part comes first, as it did in the file
// says: The lines of a body run from top to bottom. The game's own part saw the count from before
//   the step: put `Counter()` first.
// fails: The highest count is the largest so far
// gives: (rising → 0) == 3

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
