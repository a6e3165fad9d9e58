// wrong: the function runs the counter by hand, and the body is still there
// says: A store runs the `reduce`, and nobody asks for the body. Two implementations can always
//   differ. Write one: move what the function does into a `Reduce` in the body, and remove the
//   function.
// fails: There is one implementation
// gives: (Game.Body.self == Never.self → false) || (found is NoReduce → false)

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
