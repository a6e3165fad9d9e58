// wrong: each of the two gets the old state, and the last result is kept
// fails: Both reducers run on the same state, the first one first
// says: has to build on the first one's

let range: ClosedRange<Int>

func reduce(into temperature: inout Int, action degrees: Int) {
  temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
}
// next answer
var (one, two) = (state, state)
first.reduce(into: &one, action: action)
second.reduce(into: &two, action: action)
state = two
// next answer
private let reducer: any Reducer<State, Action>

init(initialState: State, reducer: some Reducer<State, Action>) {
  state = initialState
  self.reducer = reducer
}

func send(_ action: Action) {
  reducer.reduce(into: &state, action: action)
}
