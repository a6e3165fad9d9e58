import Testing

@Suite struct CounterReducerTests {
  private func after(_ actions: CounterAction..., count: Int = 40, step: Int = 3) -> CounterState {
    var state = CounterState(count: count, step: step)
    for action in actions { counterReducer(&state, action) }
    return state
  }

  @Test("An increment adds the step") func increment() throws {
    try #require(after(.incrementTapped).count == 43, "The count was 40, and the step is 3.")
  }

  @Test("A decrement takes the step away") func decrement() throws {
    try #require(after(.decrementTapped).count == 37, "The count was 40, and the step is 3.")
  }

  @Test("A new step changes the step and leaves the count alone") func stepChanged() throws {
    let states = [5, 0, 3, 1000].map { after(.stepChanged(to: $0)) }
    try #require(
      states.map { [$0.count, $0.step] } == [[40, 5], [40, 0], [40, 3], [40, 1000]],
      "The count was 40, and the step 3 became 5, 0, 3 again or 1000: [count, step]."
    )
  }

  @Test("A tap leaves the step alone") func keepsTheStep() throws {  // starter passes
    let steps = [after(.incrementTapped).step, after(.decrementTapped).step]
    try #require(steps == [3, 3], "The step was 3 before an increment, and before a decrement.")
  }

  @Test("A decrement can go below zero") func belowZero() throws {
    let counts = [1, 0, -2000].map { after(.decrementTapped, count: $0).count }
    try #require(counts == [-2, -3, -2003], "From 1, 0 and -2000, a decrement with a step of 3.")
  }

  @Test("A negative step reverses both directions, and a step of 0 goes nowhere")
  func negativeStep() throws {
    let ups = [-2, 0].map { after(.stepChanged(to: $0), .incrementTapped).count }
    try #require(ups == [38, 40], "From 40, an increment with a step of -2, and one of 0.")
    let downs = [-2, 0].map { after(.stepChanged(to: $0), .decrementTapped).count }
    try #require(downs == [42, 40], "From 40, a decrement with a step of -2, and one of 0.")
  }

  @Test("Each action starts from where the last one ended") func sequence() throws {
    let count = after(.incrementTapped, .stepChanged(to: 10), .incrementTapped, .decrementTapped)
      .count
    try #require(count == 43, "40, plus 3, then plus and minus the new step 10.")
    let far = [-2000, 99, 1000].map { after(.incrementTapped, count: $0, step: 250).count }
    try #require(far == [-1750, 349, 1250], "From -2000, 99 and 1000, up by 250.")
  }
}
