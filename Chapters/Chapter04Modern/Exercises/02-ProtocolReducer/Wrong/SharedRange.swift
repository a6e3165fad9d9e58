// wrong: the range is the environment of all thermostats, and the last one made sets it
// fails: Each thermostat has its own range
// says: it used the oven's range

nonisolated(unsafe) private static var range = 0...0

init(range: ClosedRange<Int>) {
  Self.range = range
}

func reduce(into temperature: inout Int, action degrees: Int) {
  temperature = min(max(temperature + degrees, Self.range.lowerBound), Self.range.upperBound)
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
