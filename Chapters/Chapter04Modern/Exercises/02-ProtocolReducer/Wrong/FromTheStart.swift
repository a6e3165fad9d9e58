// wrong: the store reduces a copy of its first state each time
// fails: A store runs any reducer
// says: started from the first state again

let range: ClosedRange<Int>

func reduce(into temperature: inout Int, action degrees: Int) {
  temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
}
// next answer
first.reduce(into: &state, action: action)
second.reduce(into: &state, action: action)
// next answer
private let initialState: State
private let reducer: any Reducer<State, Action>

init(initialState: State, reducer: some Reducer<State, Action>) {
  state = initialState
  self.initialState = initialState
  self.reducer = reducer
}

func send(_ action: Action) {
  var next = initialState
  reducer.reduce(into: &next, action: action)
  state = next
}
