// wrong: the body looks like a duplicate, and is deleted
// says: With the body went the counter. What was there has to run, too: list `Counter()` in a
//   body, and below it a `Reduce` with the code of the function.
// fails: The counter counts
// gives: (count → 0) == 3

func reduce(into state: inout State, action: Action) -> Effect<Action> {
  switch action {
  case .stepped:
    state.highest = max(state.highest, state.count)
  case .resetTapped:
    state = State()
  }
  return .none
}
