import Testing

@Suite struct CounterReducerTests {
  private func after(_ action: CounterAction, count: Int = 40) -> Int {
    var state = CounterState(count: count, step: 3)
    counterReducer(&state, action)
    return state.count
  }

  @Test("An increment adds the step") func increment() throws {
    try #require(after(.incrementTapped) == 43, "The count was 40, and the step is 3.")
  }

  @Test("A new step leaves the count alone") func stepChanged() throws {  // starter passes
    try #require(after(.stepChanged(to: 5)) == 40, "The count was 40.")
  }

  @Test("A decrement can go below zero") func belowZero() throws {
    let counts = [1, 0, -2000].map { after(.decrementTapped, count: $0) }
    try #require(counts == [-2, -3, -2003], "From 1, 0 and -2000, a decrement with a step of 3.")
  }
}
