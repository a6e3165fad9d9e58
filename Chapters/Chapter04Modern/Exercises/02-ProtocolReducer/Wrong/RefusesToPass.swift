// wrong: a step that would pass the end is refused altogether
// fails: A thermostat adds the degrees, and stops at the ends of its range
// says: it can reach it

let range: ClosedRange<Int>

func reduce(into temperature: inout Int, action degrees: Int) {
  if range.contains(temperature + degrees) { temperature += degrees }
}
// next answer
first.reduce(into: &state, action: action)
second.reduce(into: &state, action: action)
// next answer
private let reducer: any Reducer<State, Action>

init(initialState: State, reducer: some Reducer<State, Action>) {
  state = initialState
  self.reducer = reducer
}

func send(_ action: Action) {
  reducer.reduce(into: &state, action: action)
}
